import { Check, linesInWords } from './check.ts';
import type { Judged } from './check.ts';
import type { Material, Telling } from './material.ts';
import { VAGUE_WORK, WEAK_OPENING } from './wording.data.ts';
import { fold } from '#engines/text/index.ts';

/** Four points in ten with a figure read as someone who knows their results. */
const ENOUGH_FIGURES = 0.4;
const THIN_WORDS = 5;
const YEAR = /(?<![\d.,$€])(?:19|20)\d{2}(?![\d%]|[.,]\d)/g;
const NUMBER_WORD =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|half|double[d]?|tripled?|deux|trois|quatre|cinq|sept|huit|neuf|dix|douze|quinze|vingt|trente|cent|mille|moitie)\b/;

/** Whether a statement carries a figure; a date is none. */
function hasFigure({ text }: Telling): boolean {
  const bare = text.replaceAll(YEAR, ' ');
  return /\d/.test(bare) || NUMBER_WORD.test(fold(bare));
}

/** Speaks of an amount and does not say it. */
const VAGUE_AMOUNT =
  /\b(?:several|various|many|numerous|multiple|some|lots?|plusieurs|divers|nombreux|nombreuses|quelques)\b/;
const isVague = (telling: Telling): boolean => VAGUE_AMOUNT.test(fold(telling.text)) && !hasFigure(telling);
const isWeak = ({ text }: Telling): boolean => WEAK_OPENING.test(fold(text));
const isThin = ({ text }: Telling): boolean => {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return words < THIN_WORDS || (words < THIN_WORDS * 2 && VAGUE_WORK.test(fold(text)));
};

/** "Only 1 of your 6 points carries". */
const shareInWords = (some: number, count: number): string =>
  `${some === 0 ? 'None' : `Only ${some}`} of your ${count} points ${some === 1 ? 'carries' : 'carry'}`;

const cited = (material: Material, tellings: readonly Telling[]) =>
  tellings.flatMap(({ text, line }) =>
    material.cite(
      line,
      WEAK_OPENING.exec(fold(text)) === null ? '' : text.split(/\s+/).slice(0, 2).join(' '),
    ),
  );

const FIRST_PERSON = /^(?:i|i'm|i've|my|we|our|je|j'ai|j'|mon|ma|mes|nous|notre)\b/;
const PASSIVE =
  /^(?:was|were|been|being|has been|have been|had been|got|a ete|ont ete|ai ete|etait|etaient)\s/;

const opening = ({ text }: Telling): string => fold(text).replaceAll('’', "'").trim();

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
  const find = (code: string, some: readonly Telling[], most: number, text: string, fix: string) =>
    check.find({
      code,
      text: `${some.length} of your ${count} points ${text}`,
      fix,
      cost: count === 0 ? 0 : (most * some.length) / count,
      lines: some.flatMap(({ line }) => material.cite(line)),
    });
  // One achievement may belong to two jobs; a page of the same words tells nothing.
  const again = repeated(tellings);
  find(
    'repeated_points',
    again.length * 2 > count ? again : [],
    8,
    'say again what another says.',
    'Say each thing once, where it happened; use the room for something else you did.',
  );
  find(
    'passive_voice',
    tellings.filter((telling) => PASSIVE.test(opening(telling))),
    5,
    'say what was done to you or by somebody, not what you did.',
    'Begin with what you did: “Trained six people” says more than “Was asked to train people”.',
  );
  find(
    'first_person',
    tellings.filter((telling) => FIRST_PERSON.test(opening(telling))),
    3,
    'begin with “I” or “my”.',
    'Leave the “I” out: who reads your CV knows whose it is.',
  );
}

/** Whether the work is shown rather than named: figures, plain verbs, enough said. */
export function judgeEvidence(material: Material): Judged {
  const check = new Check('evidence', 'Evidence', 22);
  const { tellings, jobs } = material;
  const { length: count } = tellings;
  if (count === 0) {
    if (jobs.length > 0)
      check.find({
        code: 'no_bullets',
        text: 'Your jobs are named, but nothing is told of them.',
        fix: 'Under each job, write two to five points: what you did and what came of it.',
        cost: 22,
        lines: jobs.flatMap(({ line }) => material.cite(line)),
      });
    else
      check.find({
        code: 'no_evidence',
        text: 'There is nothing yet that shows your work.',
        fix: 'Tell of one thing you did, in work or out of it, and what came of it.',
        cost: 22,
      });
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
        ? `${vague.length} of your ${count} points speak of “several” or “various” without a number.`
        : `${shareInWords(figures.length, count)} a number.`,
    fix: 'Put a number on what you did: how many, how much, how often, or by how much it got better.',
    cost: 10 * Math.max(missing, vague.length / count),
    lines: (vague.length > 0 ? vague : others).flatMap(({ line }) => material.cite(line)),
  });
  if (missing === 0 && vague.length === 0)
    check.praise(
      `${figures.length} of your ${count} points carry a number (${linesInWords(figures.map(({ line }) => line))}).`,
    );
  const weak = tellings.filter(isWeak);
  check.find({
    code: 'weak_verbs',
    text: `${weak.length} of your ${count} points ${weak.length === 1 ? 'begins' : 'begin'} with a duty instead of what you did.`,
    fix: 'Begin with the verb of what you did: “Planned routes” says more than “Responsible for planning of routes”.',
    cost: (7 * weak.length) / count,
    lines: cited(material, weak),
  });
  judgeStatements(check, material);
  if (weak.length === 0 && count > 2) check.praise('Every point begins with what you did.');
  const thin = tellings.filter(isThin);
  check.find({
    code: 'thin_bullets',
    text: `${thin.length} of your ${count} points ${thin.length === 1 ? 'says' : 'say'} too little to tell what you did.`,
    fix: 'Say what the work was, with what, and for whom; cut the points that say nothing.',
    cost: (5 * thin.length) / count,
    lines: thin.flatMap(({ line, text }) => material.cite(line, text)),
  });
  return check.judged();
}
