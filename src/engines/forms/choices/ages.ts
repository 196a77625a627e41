import { plainLabel } from '#engines/forms/understanding/wording.ts';

/** Whether a choice about one's age holds for somebody of whom it is known only whether they are eighteen; null where that does not tell. */
export function holdsOfAge(label: string, adult: boolean): boolean | null {
  const plain = plainLabel(label);
  const ages = [...plain.matchAll(/\b(\d{2})\b/g)].map(([digits]) => Number(digits));
  const [first, second] = ages;
  if (first === undefined || ages.length > 2) return null;
  const younger = /\b(under|below|younger than|less than|moins de|unter)\b/.test(plain);
  if (second !== undefined) return adult && Math.max(first, second) < 18 ? false : null;
  if (younger) return first === 18 ? !adult : first < 18 && adult ? false : null;
  const older =
    /\b(or older|or above|at least|over|plus|or more|\+|years of age or)\b/.test(plain) ||
    plain.includes('+');
  if (!older) return adult && first < 18 ? false : null;
  if (first === 18) return adult;
  return first < 18 && adult ? true : null;
}
