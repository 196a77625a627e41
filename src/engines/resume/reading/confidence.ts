import type { Found } from './lines.ts';

/** How often a value of a kind is right when nothing speaks against it. */
const USUAL: readonly (readonly [path: RegExp, confidence: number])[] = [
  [/^\/basics\/(?:email|phone|url|profiles)/, 0.98],
  [/(?:startDate|endDate|\/date)$/, 0.95],
  [/^\/basics\/name$/, 0.95],
  [/^\/(?:languages|skills)\//, 0.9],
  [/^\/basics\/(?:label|location)/, 0.85],
];
const ELSE = 0.85;

/** From 0 to 1: what the value's reader says of it, or else what values of its kind deserve. */
export function confidenceOf(path: string, { confidence }: Found): number {
  return confidence ?? USUAL.find(([pattern]) => pattern.test(path))?.[1] ?? ELSE;
}
