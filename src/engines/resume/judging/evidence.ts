import { resumeWord } from '#engines/lexicon/index.ts';
import type { Message } from '#localization/types.ts';
import { linesNamed } from '#engines/resume/judging/saying/lines.ts';
import { text } from './messages.ts';
import { Check } from './check.ts';
import type { Judged } from './check.ts';
import type { Material, Telling } from './material.ts';
import { VAGUE_WORK, WEAK_OPENING } from './wording.data.ts';
import { holdsNumber } from '#engines/language/index.ts';
import { fold } from '#engines/text/index.ts';

/** Four points in ten with a figure read as someone who knows their results. */
const ENOUGH_FIGURES = 0.4;
const THIN_WORDS = 5;
const YEAR = /(?<![\d.,$€])(?:19|20)\d{2}(?![\d%]|[.,]\d)/g;

/** Whether a statement carries a figure; a date is none. */
function hasFigure({ text: written }: Telling): boolean {
  return holdsNumber(fold(written.replaceAll(YEAR, ' ')));
}

/** Speaks of an amount and does not say it. */
const VAGUE_AMOUNT = resumeWord('evidence: vague amount');
const isVague = (telling: Telling): boolean => VAGUE_AMOUNT.test(fold(telling.text)) && !hasFigure(telling);
const isWeak = (telling: Telling): boolean => WEAK_OPENING.test(fold(telling.text));
const isThin = ({ text: written }: Telling): boolean => {
  const words = written.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return words < THIN_WORDS || (words < THIN_WORDS * 2 && VAGUE_WORK.test(fold(written)));
};

const cited = (material: Material, tellings: readonly Telling[]) =>
  tellings.flatMap((telling) =>
    material.cite(telling.line, isWeak(telling) ? telling.text.split(/\s+/).slice(0, 2).join(' ') : ''),
  );

const FIRST_PERSON = /^(?:i|my|we|our|je|j'|mon|ma|mes|nous|notre)\b/;
const PASSIVE =
  /^(?:was|were|been|being|has been|have been|had been|got|a ete|ont ete|ai ete|etait|etaient)\s/;

const opening = (telling: Telling): string => fold(telling.text).replaceAll('’', "'").trim();

/** Points that say the same words as one before them. */
function repeated(tellings: readonly Telling[]): Telling[] {
  const seen = new Set<string>();
  return tellings.filter((telling) => {
    const words = opening(telling).replaceAll(/[^a-z\d]+/g, ' ');
    const before = seen.has(words);
    seen.add(words);
    return before;
  });
}

/** How the points of the work are put: once each, in the active voice, without the person who is meant anyway. */
function judgeStatements(check: Check, material: Material): void {
  const { tellings } = material;
  const count = tellings.length;
  const find = (
    some: readonly Telling[],
    most: number,
    found: Record<'text' | 'fix', Message> & { code: string },
  ) =>
    check.find({
      ...found,
      cost: count === 0 ? 0 : (most * some.length) / count,
      lines: some.flatMap(({ line }) => material.cite(line)),
    });
  // One achievement may belong to two jobs; a page of the same words tells nothing.
  const alike = repeated(tellings);
  const again = alike.length * 2 > count ? alike : [];
  find(again, 8, {
    code: 'repeated_points',
    text: text.message('pointsRepeated', { some: again.length, count }),
    fix: text.message('pointsRepeatedFix'),
  });
  const passive = tellings.filter((telling) => PASSIVE.test(opening(telling)));
  find(passive, 5, {
    code: 'passive_voice',
    text: text.message('pointsPassive', { some: passive.length, count }),
    fix: text.message('pointsPassiveFix'),
  });
  const ofMe = tellings.filter((telling) => FIRST_PERSON.test(opening(telling)));
  find(ofMe, 3, {
    code: 'first_person',
    text: text.message('pointsOfMe', { some: ofMe.length, count }),
    fix: text.message('pointsOfMeFix'),
  });
}

/** What is said where nothing is told of any work. */
function findNothingTold(check: Check, { jobs, cite }: Material): void {
  if (jobs.length > 0)
    check.find({
      code: 'no_bullets',
      text: text.message('pointsMissing'),
      fix: text.message('pointsFix'),
      cost: 22,
      lines: jobs.flatMap(({ line }) => cite(line)),
    });
  else
    check.find({
      code: 'no_evidence',
      text: text.message('workMissing'),
      fix: text.message('workFix'),
      cost: 22,
    });
}

/** The praise of points with figures, with the lines they are on where these are known. */
function numbersGood(figures: readonly Telling[], count: number): Message {
  const { named, more } = linesNamed(figures.map(({ line }) => line));
  const [only, ...others] = named;
  const counts = { some: figures.length, count };
  if (only === undefined) return text.message('numbersSomewhere', counts);
  return others.length === 0
    ? text.message('numberGood', { ...counts, line: only })
    : text.message('numbersOnLines', { ...counts, lines: named, more });
}

/** Whether the work is shown rather than named: figures, plain verbs, enough said. */
export function judgeEvidence(material: Material): Judged {
  const check = new Check('evidence', 22);
  const { tellings } = material;
  const { length: count } = tellings;
  if (count === 0) {
    findNothingTold(check, material);
    return check.judged();
  }
  const figures = tellings.filter(hasFigure);
  const others = tellings.filter((one) => !hasFigure(one));
  const vague = tellings.filter(isVague);
  const missing = 1 - Math.min(1, figures.length / count / ENOUGH_FIGURES);
  check.find({
    code: 'no_metrics',
    text:
      vague.length > others.length / 2
        ? text.message('pointsVague', { some: vague.length, count })
        : text.message('pointsUnmeasured', { some: figures.length, count }),
    fix: text.message('numberFix'),
    cost: 10 * Math.max(missing, vague.length / count),
    lines: (vague.length > 0 ? vague : others).flatMap(({ line }) => material.cite(line)),
  });
  if (missing === 0 && vague.length === 0) check.praise(numbersGood(figures, count));
  const weak = tellings.filter(isWeak);
  check.find({
    code: 'weak_verbs',
    text: text.message('verbsWeak', { some: weak.length, count }),
    fix: text.message('verbsFix'),
    cost: (7 * weak.length) / count,
    lines: cited(material, weak),
  });
  judgeStatements(check, material);
  if (weak.length === 0 && count > 2) check.praise(text.message('verbsGood'));
  const thin = tellings.filter(isThin);
  check.find({
    code: 'thin_bullets',
    text: text.message('pointsThin', { some: thin.length, count }),
    fix: text.message('pointsThinFix'),
    cost: (5 * thin.length) / count,
    lines: thin.flatMap((telling) => material.cite(telling.line, telling.text)),
  });
  return check.judged();
}
