/** Turns the parts of a recipe into nodes of Web Audio; knows neither settings nor gestures. */

import { durationOf, type Noise, type Part, type Tone } from "$lib/sound/recipes";

/** What counts as silence: an exponential ramp cannot reach zero. */
const SILENCE_GAIN = 0.0001;

const NOISE_SECONDS = 2;

/** All voices go through one gain, and a curve that bends what would clip when several sound at once. */
export function createOutput(context: BaseAudioContext): GainNode {
  const gain = context.createGain();
  const halve = context.createGain(); // a curve knows inputs from -1 to 1 only, ours reach twice as far
  const shaper = context.createWaveShaper();
  halve.gain.value = 0.5;
  shaper.curve = Float32Array.from({ length: 1025 }, (_, n) => softClip((n / 512 - 1) * 2));
  gain.connect(halve).connect(shaper).connect(context.destination);
  return gain;
}

/** Straight up to 0.6, then ever flatter, and never 0.9. */
export function softClip(level: number): number {
  const over = Math.abs(level) - 0.6;
  return over <= 0 ? level : Math.sign(level) * (0.6 + 0.3 * Math.tanh(over / 0.3));
}

/** Strikes the parts at `when`, and says when the last of them is silent. */
export function strike(
  context: BaseAudioContext,
  into: AudioNode,
  parts: readonly Part[],
  when: number,
): number {
  for (const part of parts) {
    const begin = when + part.at;
    const source = "wave" in part ? tone(context, part, begin) : noise(context, part, begin);
    source.connect(envelope(context, part, begin)).connect(into);
  }
  return when + durationOf(parts);
}

function tone(context: BaseAudioContext, part: Tone, begin: number): AudioNode {
  const oscillator = context.createOscillator();
  const end = begin + part.rise + part.fall;
  oscillator.type = part.wave;
  glide(oscillator.frequency, part.pitch, begin, end);
  oscillator.start(begin);
  oscillator.stop(end);
  return oscillator;
}

function noise(context: BaseAudioContext, part: Noise, begin: number): AudioNode {
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const end = begin + part.rise + part.fall;
  source.buffer = noiseBuffer(context);
  filter.type = part.filter;
  filter.Q.value = part.q;
  glide(filter.frequency, part.cut, begin, end);
  source.start(begin, offsetOf(part));
  source.stop(end);
  return source.connect(filter);
}

function envelope(context: BaseAudioContext, { rise, fall, gain }: Part, begin: number): GainNode {
  const node = context.createGain();
  node.gain.setValueAtTime(SILENCE_GAIN, begin);
  node.gain.linearRampToValueAtTime(gain, begin + rise);
  node.gain.exponentialRampToValueAtTime(SILENCE_GAIN, begin + rise + fall);
  return node;
}

function glide(param: AudioParam, [from, to]: readonly [number, number], begin: number, end: number): void {
  param.setValueAtTime(from, begin);
  if (to !== from) param.exponentialRampToValueAtTime(to, end);
}

const noiseBuffers = new WeakMap<BaseAudioContext, AudioBuffer>();

/** One stretch of white noise for all parts, made by a small generator so that it is the same everywhere. */
function noiseBuffer(context: BaseAudioContext): AudioBuffer {
  const cached = noiseBuffers.get(context);
  if (cached) return cached;
  const buffer = context.createBuffer(1, context.sampleRate * NOISE_SECONDS, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 20_011;
  for (let n = 0; n < samples.length; n++) {
    seed = (seed * 16_807) % 2_147_483_647;
    samples[n] = seed / 1_073_741_823.5 - 1;
  }
  noiseBuffers.set(context, buffer);
  return buffer;
}

/** Parts begin at different places of the stretch, or bands of one sound would move as one. */
function offsetOf({ at, cut }: Noise): number {
  return (at * 7 + cut[0] / 5_000) % (NOISE_SECONDS / 4);
}
