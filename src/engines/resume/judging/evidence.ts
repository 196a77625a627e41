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

const cited = (material: Material, tellings: readonly Telling[]) =>
  tellings.flatMap(({ text, line }) =>
    material.cite(
      line,
      WEAK_OPENING.exec(fold(text)) === null ? '' : text.split(/\s+/).slice(0, 2).join(' '),
    ),
  );

/** Whether the work is shown rather than named: figures, plain verbs, enough said. */
export function judgeEvidence(material: Material): Judged {
  const check = new Check('evidence', 'Evidence', 22);
  const { tellings, jobs } = material;
  const count = tellings.length;
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
  const others = tellings.filter((telling) => !hasFigure(telling));
  const vague = tellings.filter(isVague);
  const missing = 1 - Math.min(1, figures.length / count / ENOUGH_FIGURES);
  const few = figures.length === 0 ? `None of your ${count}` : `Only ${figures.length} of your ${count}`;
  check.find({
    code: 'no_metrics',
    text:
      vague.length > others.length / 2
        ? `${vague.length} of your ${count} points speak of “several” or “various” without a number.`
        : `${few} points ${figures.length === 1 ? 'carries' : 'carry'} a number.`,
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
