import { claimWord } from '#engines/lexicon/index.ts';
import { unitsOf } from '#engines/claims/language/units.ts';
import { isOver } from '#engines/claims/quantities/match.ts';
import type { Claim } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import type { Source } from '#engines/claims/profile/facts.ts';
import type { Quantity } from '#engines/claims/quantities/quantity.ts';

/** What leads to the number of a whole of which the person has or is one: "one of the group's four hotels". */
const ONE_OF =
  /\b(?:one|1|l'une?|une?)\s(?:of\s|d(?:es|e|'))(?:(?!\b(?:who|that|which|qui|que|dont)\b)[^.;:,]){0,40}$/;
/** What a text may tell such a number of: the one, or the whole that has them. */
const WHOLE =
  /\b(?:part|member|group|chain|company|network|team|crew|association|partie|membre|groupe|chaine|compagnie|reseau|equipe)\b[^.;:]{0,40}$/;
const AROUND = 60;
const OF_US = /^\s(?:of us|d'entre nous)\b/;
/** What leads to the number of those who work together, the person among them: "a team of five", "on était cinq", "one of the five". */
const TOGETHER_OF =
  /\b(?:(?:team|crew|group|gang|squad|brigade|staff|equipe|groupe) (?:of|de)|(?:on|nous) (?:est|sommes|etait|etions)|(?:one|1) of(?: the| our)?|l'une? des) $/;

/** Whether an amount of a text is that of people who work together, the person among them. */
const isOfUs = (text: string, { start, end, measures }: Quantity): boolean =>
  measures === 'count' && (OF_US.test(fold(text.slice(end))) || TOGETHER_OF.test(fold(text.slice(0, start))));

/** What puts the person over those who are counted. */
const OVER_THEM =
  /\b(?:led|lead(?:s|ing)?|head(?:s|ed|ing)?|overs\w+|supervis\w+|manag\w+|direct\w+|ran|run|running|coordin\w+|coordonn\w+|dirig\w+|encadr\w+|ger(?:e|ee|er|ais|ait)|train\w*|form(?:e|er|ee|ais|ait))\b[^.;]*$/;

/** Whether an amount is that of those who a fact says work together: "there are five of us" of "a team of five". */
export const isAllOfUs = (claim: Claim, claimed: Quantity, { text }: Source, truth: Quantity): boolean =>
  isOfUs(claim.text, claimed) && isOfUs(text, truth) && !OVER_THEM.test(before(claim.text, claimed));

/** A code with a number: "N-400". */
const CODE_BEFORE = /(?<![\p{L}\d])\p{Lu}{1,4}-$/u;
const codeAt = (text: string, { start, end }: Quantity): string =>
  `${CODE_BEFORE.exec(text.slice(0, start))?.[0] ?? ''}${text.slice(start, end)}`;

/** Whether two numbers are those of the same code. */
export const isSameCode = (claim: Claim, claimed: Quantity, { text }: Source, truth: Quantity): boolean =>
  CODE_BEFORE.test(claim.text.slice(0, claimed.start)) && codeAt(claim.text, claimed) === codeAt(text, truth);

const before = (text: string, { start }: Quantity): string =>
  fold(text.slice(Math.max(0, start - AROUND), start));

/** Whether an amount counts a whole of which its fact tells one, and the text tells it of the person: "run four hotels". */
export function isOneToldAsAll(claim: Claim, claimed: Quantity, source: Source, truth: Quantity): boolean {
  if (claimed.measures !== 'count' || !ONE_OF.test(before(source.text, truth))) return false;
  const lead = before(claim.text, claimed);
  if (OF_US.test(fold(claim.text.slice(claimed.end)))) return false;
  return !ONE_OF.test(lead) && !WHOLE.test(lead);
}

const EACH =
  /^[^.;:,]{0,24}\b(?:(?:each|every)(?! (?:\w+ )?(?:year|month|week|day|night|shift|hour|quarter|season|summer|winter|spring|autumn|fall|morning|evening|term|semester|time|other|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)|apiece|per (?:person|head|site|store|plant|shop|branch)|chacune?s?)\b/;
/** What tells a fact's amount of one of several. */
const OF_ONE = claimWord('one of: of one', /\b(?:(?<!^)an?|\d+-(?=[a-z])|\d+\s?(?:to|a|-)\s?\d+)\b/);
const TOGETHER = claimWord('one of: together');

/** Whether the sum of several is told of each of them: "$86M each" of "combined sales of $86M". */
export function isSumToldOfEach(claim: Claim, { end }: Quantity, { text }: Source): boolean {
  if (!EACH.test(fold(claim.text.slice(end)))) return false;
  const said = fold(text);
  return TOGETHER.test(said) || !OF_ONE.test(said);
}

/** What makes an amount the upper end of a range: "25 to 30", unless something rose from one to the other. */
const RANGE = /(?<!\b(?:from|de|du)\s)\b[\d.,]+\s?(?:to|or|a|ou|-)\s?$/;

/** Whether an amount is told as passed that its fact tells as the most: "thirty or more" of "25 to 30", "over 900" of "up to 900". */
export const isMoreThanMost = (claimed: Quantity, { text }: Source, truth: Quantity): boolean =>
  isOver(claimed) &&
  claimed.value >= truth.value &&
  (truth.approximation === 'up-to' || RANGE.test(before(text, truth)));

/** Whether an amount that is told as about lies within a range of its fact: "about a hundred" of "90 to 110". */
export const isWithinRange = (claimed: Quantity, { text, quantities }: Source): boolean =>
  claimed.approximation === 'about' &&
  quantities.some((most, at) => {
    const least = quantities[at - 1];
    return (
      least !== undefined &&
      RANGE.test(before(text, most)) &&
      [least, most].every(({ measures, base }) => measures === claimed.measures && base === claimed.base) &&
      (claimed.per === '' || claimed.per === most.per) &&
      least.value <= claimed.value &&
      claimed.value <= most.value
    );
  });

/** What tells how many of an amount are of a kind, or did something: "340 employees, of whom 290 are unionised". */
const OF_WHOM =
  /^[^.;]{0,40}?(?:\bdont|\bincluding|\bof (?:whom|which|them)|\bparmi (?:lesquels|lesquelles))\s(?:about |environ |some )?(\d[\d.,]*)\s([^.,;]{3,60})/u;

/** Whether a text tells of all of an amount what its fact tells of a part of it: "340 unionised employees". */
export function isKindOfAPart(
  claim: Claim,
  { end }: Quantity,
  { text, words }: Source,
  truth: Quantity,
): boolean {
  const stated = fold(text.slice(truth.end));
  const found = OF_WHOM.exec(stated);
  const [, part = '', kind = ''] = found ?? [];
  if (found === null || claim.quantities.some(({ value }) => value === Number(part))) return false;
  const until = truth.end + found[0].length;
  const from = until - kind.length;
  const earlier = new Set(words.filter((word) => word.end <= from).map(({ stem }) => stem));
  const of = new Set(
    unitsOf(words.filter((word) => word.start >= from && word.end <= until))
      .flatMap((unit) => unit.words.map(({ stem }) => stem))
      .filter((stem) => !earlier.has(stem)),
  );
  const rest = fold(claim.text.slice(end)).split(/[.;,]|\b(?:dont|including|of whom)\b/)[0] ?? '';
  return claim.words.some((word) => of.has(word.stem) && word.start >= end && word.end <= end + rest.length);
}
