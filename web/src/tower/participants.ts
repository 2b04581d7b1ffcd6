/** Who has to do with a test, as whoever looks at it knows them. */

export interface Actor {
  seat: number;
  name: string;
  /** whose face it has, or nothing */
  fighter: string;
}

export interface Crew {
  builder: Actor;
  /** Nobody counts where one practises. */
  attacker: Actor | null;
  /** Whether the hand that builds is on this device. */
  isOwn: boolean;
  /** Whether the clock is started on this device. */
  mayStart: boolean;
  /** The chance that such a tower falls, if anybody knows. */
  odds: number | null;
}
