/** An AudioContext that makes no sound but counts what would. */

interface Param {
  value: number;
  setValueAtTime(value: number, when: number): void;
  linearRampToValueAtTime(value: number, when: number): void;
  exponentialRampToValueAtTime(value: number, when: number): void;
}

function param(): Param {
  const made: Param = {
    value: 1,
    setValueAtTime: (value) => (made.value = value),
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime(value) {
      if (value <= 0) throw new RangeError("an exponential ramp cannot reach zero");
    },
  };
  return made;
}

class FakeNode {
  gain = param();
  frequency = param();
  Q = param();
  buffer: unknown = null;
  curve: unknown = null;
  stopped = Infinity;

  constructor(private readonly started: number[]) {}

  connect(next: FakeNode): FakeNode {
    return next;
  }

  start(when: number): void {
    this.started.push(when);
  }

  stop(when: number): void {
    this.stopped = when;
  }
}

export class FakeContext {
  currentTime = 0;
  sampleRate = 8000;
  state: AudioContextState = "suspended";
  destination = new FakeNode([]);
  /** when each oscillator and each noise began */
  started: number[] = [];
  gains: FakeNode[] = [];

  async resume(): Promise<void> {
    this.state = "running";
  }

  createGain(): FakeNode {
    const made = this.node();
    this.gains.push(made);
    return made;
  }

  createBuffer(_channels: number, length: number): { getChannelData(): Float32Array } {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  }

  createOscillator = (): FakeNode => this.node();
  createBufferSource = (): FakeNode => this.node();
  createBiquadFilter = (): FakeNode => this.node();
  createWaveShaper = (): FakeNode => this.node();

  /** How loud everything is together. */
  get level(): number {
    return this.gains[0]?.gain.value ?? 0;
  }

  private node(): FakeNode {
    return new FakeNode(this.started);
  }
}
