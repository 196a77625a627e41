/** Seeded numbers: the same seed gives the same world on every machine. */
export type Random = {
  /** From 0 up to but not including 1. */
  next: () => number;
  /** A whole number from `low` to `high`, both included. */
  integer: (low: number, high: number) => number;
  chance: (share: number) => boolean;
  pick: <T>(items: readonly T[]) => T;
  /** `count` different items in random order; fewer if there are fewer. */
  sample: <T>(items: readonly T[], count: number) => T[];
  uuid: () => string;
  digits: (count: number) => string;
};

/** 32-bit FNV-1a of a text, to derive a seed from a name. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** The mulberry32 generator (Tommy Ettinger, public domain): 32 bits of state, period 2^32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[integer(0, items.length - 1)];
    if (item === undefined) throw new RangeError('Nothing to pick from.');
    return item;
  };
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const rest = [...items];
    const taken: T[] = [];
    while (taken.length < count && rest.length > 0)
      taken.push(...rest.splice(integer(0, rest.length - 1), 1));
    return taken;
  };
  const characters = (alphabet: string, count: number): string =>
    Array.from({ length: count }, () => alphabet.charAt(integer(0, alphabet.length - 1))).join('');
  const hex = (count: number): string => characters('0123456789abcdef', count);
  return {
    next,
    integer,
    chance: (share) => next() < share,
    pick,
    sample,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${characters('89ab', 1)}${hex(3)}-${hex(12)}`,
    digits: (count) => characters('123456789', 1) + characters('0123456789', count - 1),
  };
}
