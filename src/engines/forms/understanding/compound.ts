import type { FormQuestion } from '#contract/career/form.ts';
import { leaning, plainLabel } from './wording.ts';

const AND = /\s+(?:and|as well as|et|ainsi que)\s+(?:also\s+|aussi\s+|[ée]galement\s+)?/i;

/** A clause that is a question by itself: "do you have a car", "avez-vous une voiture". */
const WHOLE =
  /^(?:(?:are|do|have|can|could|will|would|did|is|does) (?:you|your)\b|(?:[êe]tes|avez|poss[ée]dez|d[ée]tenez|pouvez|acceptez|parlez|seriez)-vous\b)/i;

/** How a question about somebody opens, and what a second thing said of them in the same breath begins with. */
const OPENERS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(are you)\b/i,
    /^(?:willing|able|authori[sz]ed|eligible|legally|entitled|available|at least|over|age|\d|a |an |bondable|comfortable|fluent|certified|licen[sc]ed|prepared|allowed|permitted|currently|free|ready|open|in possession|\p{L}+[ai]ble$)/iu,
  ],
  [
    /^((?:do|can|will|would|could) you)\b/i,
    /^(?:have|hold|own|speak|possess|live|agree|drive|meet|accept|start|understand)\b/i,
  ],
  [
    /^((?:do|have) you (?:currently |already )?(?:have|hold|possess|own|got)|have you)\b/i,
    /^(?:your own|an? |at least|the (?:use|right)|use of|access|valid|\d)/i,
  ],
  [
    /^([êe]tes-vous)(?![\p{L}-])/iu,
    /^(?:[âa]g[ée]|disponible|pr[êe]t|autoris[ée]|titulaire|citoyen|capable|[àa] l['’]aise|en mesure|dispos[ée]|v[ée]hicul[ée]|majeur|libre|apte)/i,
  ],
  [
    /^((?:avez|poss[ée]dez|d[ée]tenez)-vous)(?![\p{L}-])/iu,
    /^(?:une? |la |le |l['’]|au moins|plus de |acc[èe]s|votre|des? |d['’]|\d)/i,
  ],
];

const MANY = 4;

/** The second half of a question as a question by itself; null when it is none. */
function secondOf(first: string, rest: string): string | null {
  if (WHOLE.test(rest)) return rest;
  for (const [opener, begins] of OPENERS) {
    const opened = opener.exec(first)?.[1];
    if (opened !== undefined && begins.test(rest)) return `${opened} ${rest}`;
  }
  return null;
}

/**
 * The questions that one question asks in a breath: "Are you over 18 and willing to travel?" asks two. Empty for a question
 * that asks one thing, and where it is not plain how it parts ("willing and able to travel").
 */
export function partsOf({ label, kind, options }: FormQuestion): readonly string[] {
  const sides = options.map((option) => leaning(option.label));
  // Choices of other words may say of each half whether it holds.
  const yesOrNo = kind === 'boolean' || (kind === 'single' && sides.includes(true) && sides.includes(false));
  const question = label.trim().replace(/[?*\s]+$/, '');
  if (!yesOrNo || /[.?!;:]\s/.test(question)) return [];
  const found = AND.exec(question);
  if (found === null) return [];
  const first = question.slice(0, found.index);
  const rest = question.slice(found.index + found[0].length);
  const second = secondOf(first, rest);
  const least = WHOLE.test(rest) ? 2 : MANY;
  return plainLabel(first).split(' ').length < least || second === null || AND.test(rest)
    ? []
    : [`${first}?`, `${second}?`];
}
