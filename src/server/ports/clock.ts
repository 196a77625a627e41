/** The only source of time for verbs; the demo and the tests run on clocks of their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
