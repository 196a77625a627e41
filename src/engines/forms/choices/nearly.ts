import { DENIED, plainLabel } from '#engines/forms/understanding/wording.ts';

/** Whether a span of numbers holds a whole other one; both ends count. */
export const holds = (span: readonly [number, number] | null, other: readonly [number, number]): boolean =>
  span !== null && span[0] <= other[0] && other[1] <= span[1];

/** Whether a choice of one word is another form of the one word that was told. */
const isKin = (choice: string, told: string): boolean =>
  !choice.includes(' ') &&
  !told.includes(' ') &&
  Math.min(choice.length, told.length) > 4 &&
  (choice.startsWith(told) || told.startsWith(choice));

/** A choice that takes back or narrows what it says among other words. */
const OTHERWISE = /\b(without|sans)\b|\btrans/;

/** The choices that are another form of a word that was told, else those that say it among other words: "I identify as a woman". */
export function sayingNearly(labels: readonly string[], told: string): string[] {
  const kin = labels.filter((label) => isKin(plainLabel(label), told));
  if (kin.length > 0) return kin;
  return labels.filter((label) => {
    const plain = plainLabel(label);
    return ` ${plain} `.includes(` ${told} `) && !DENIED.test(plain) && !OTHERWISE.test(plain);
  });
}
