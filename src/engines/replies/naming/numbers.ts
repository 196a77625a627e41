import { plainWords } from '#engines/text/index.ts';
import type { EarlierMail, Mail, SentApplication } from '#engines/replies/thread.ts';
import { tellingOf } from '#engines/replies/thread.ts';
import { within } from './employer.ts';
import { referencesIn, shapeOf } from './reference.ts';

/** Digits by which a number of an employer's is known again in one of its mails. */
const LEAST_DIGITS = 4;

/**
 * Of applications to the employer that a mail is from those that its numbers leave: the one whose number it carries, else those of which it
 * carries no other number of the same kind. `earlier` are mails that were linked before.
 */
export function leftByNumbers<T extends SentApplication>(
  mail: Mail,
  applications: readonly T[],
  earlier: readonly EarlierMail[],
): T[] {
  const telling = tellingOf(mail);
  const text = plainWords(telling);
  const here = referencesIn(telling);
  const known = new Map(
    applications.map((one) => [
      one,
      new Set(
        earlier
          .filter(({ applicationId }) => applicationId === one.id)
          .flatMap((before) => [...referencesIn(tellingOf(before))]),
      ),
    ]),
  );
  const numbersOf = (one: T) => [...(known.get(one) ?? [])];
  const isShared = (number: string) =>
    [...known.values()].filter((numbers) => numbers.has(number)).length > 1;
  const carries = (one: T) =>
    numbersOf(one).some(
      (number) =>
        !isShared(number) &&
        number.replaceAll(/\D/g, '').length >= LEAST_DIGITS &&
        within(text, plainWords(number)),
    );
  const carried = applications.filter(carries);
  if (carried.length === 1) return carried;
  const isOther = (one: T) => {
    const own = numbersOf(one);
    return [...here].some(
      (number) => !own.includes(number) && own.some((other) => shapeOf(other) === shapeOf(number)),
    );
  };
  return applications.filter((one) => carries(one) || !isOther(one));
}
