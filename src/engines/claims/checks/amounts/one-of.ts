import type { Asked } from '#engines/claims/context.ts';
import { fold } from '#engines/claims/language/fold.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import type { Quantity } from '#engines/claims/quantities/read.ts';

/** What leads to the number of a whole of which the person has or is one: "one of the group's four hotels". */
const ONE_OF =
  /\b(?:one|1|l'une?|une?)\s(?:of\s|d(?:es|e|'))(?:(?!\b(?:who|that|which|qui|que|dont)\b)[^.;:,]){0,40}$/;
/** What a text may tell such a number of: the one, or the whole that has them. */
const WHOLE =
  /\b(?:part|member|group|chain|company|network|team|crew|association|partie|membre|groupe|chaine|compagnie|reseau|equipe)\b[^.;:]{0,40}$/;
const AROUND = 60;

const before = (text: string, { start }: Quantity): string =>
  fold(text.slice(Math.max(0, start - AROUND), start));

/** Whether an amount counts a whole of which its fact tells one, and the text tells it of the person: "run four hotels". */
export function isOneToldAsAll(asked: Asked, said: Quantity, source: Source, truth: Quantity): boolean {
  if (said.measures !== 'count' || !ONE_OF.test(before(source.text, truth))) return false;
  const lead = before(asked.text, said);
  return !ONE_OF.test(lead) && !WHOLE.test(lead);
}

const EACH = /^[^.;:,]{0,24}\b(?:each|apiece|per (?:person|head|site|store|plant|shop|branch)|chacune?s?)\b/;
const TOGETHER =
  /\b(?:combined|together|joint(?:ly)?|in (?:all|total)|total\w*|overall|altogether|sum|ensemble|confondus|combine\w*|cumul\w*)\b/;

/** Whether the sum of several is told of each of them: "$86M each" of "combined sales of $86M". */
export const isSumToldOfEach = (asked: Asked, { end }: Quantity, { text }: Source): boolean =>
  EACH.test(fold(asked.text.slice(end))) && TOGETHER.test(fold(text));
