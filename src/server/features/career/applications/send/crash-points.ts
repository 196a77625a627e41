/** Where the tests let the process die; each name stands between two steps of the journal. */
export const CRASH_POINTS = [
  'before_claim',
  'claimed',
  'filled',
  'before_arm',
  'armed',
  'clicked',
  'before_evidence',
  'evidence',
  'before_confirm',
  'confirmed',
] as const;
export type CrashPoint = (typeof CRASH_POINTS)[number];

/** A death played in one process: nothing between here and the end of the job may put anything in order. */
export class Crash extends Error {}

let passed = 0;

/** Seeded chance: the same seed and the same number of points passed give the same fate. */
function strikes(seed: number, oneIn: number): boolean {
  passed += 1;
  const mixed = Math.imul((seed + passed * 0x9e3779b9) ^ ((seed + passed) >>> 15), 0x85ebca6b) >>> 0;
  return (mixed ^ (mixed >>> 13)) % oneIn === 0;
}

/**
 * Dies here when LEGWORK_CRASH_AT says so: a point's name, or `random:SEED:ONE_IN`. LEGWORK_CRASH_HOW=throw throws
 * instead of killing the process. Inert in production and whenever the variable is not set.
 */
export function crashPoint(point: CrashPoint): void {
  const at = process.env['LEGWORK_CRASH_AT'];
  if (at === undefined || at === '' || process.env['NODE_ENV'] === 'production') return;
  const random = /^random:(\d+):(\d+)$/.exec(at);
  const dies = random ? strikes(Number(random[1]), Math.max(1, Number(random[2]))) : at === point;
  if (!dies) return;
  if (process.env['LEGWORK_CRASH_HOW'] === 'throw') throw new Crash(point);
  process.kill(process.pid, 'SIGKILL');
}
