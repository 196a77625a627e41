const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long a wait is said to be, never less than it is. */
export const inMinutes = (seconds: number): { minutes: number } => ({ minutes: Math.ceil(seconds / MINUTE) });

/** The same of a wait that may last a day: from two hours on, in hours. */
export const upToADay = (seconds: number): { unit: 'minute' | 'hour'; count: number } =>
  seconds < 2 * HOUR
    ? { unit: 'minute', count: Math.ceil(seconds / MINUTE) }
    : { unit: 'hour', count: Math.ceil(seconds / HOUR) };
