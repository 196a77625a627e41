import { DOUBLINGS } from './sizes.data.ts';

const USUAL = 25;
const doublings = new Map(
  Object.entries(DOUBLINGS).flatMap(([count, codes]) =>
    codes.split(' ').map((code) => [code, Number(count)]),
  ),
);

/** The code of an occupation without its branch. */
export const trunkOf = (code: string): string => code.slice(0, 7);

/** Thousands of people in an occupation by its O*NET-SOC code, roughly, those of its branches together. */
export const workforceOf = (code: string): number => USUAL * 2 ** (doublings.get(trunkOf(code)) ?? 0);
