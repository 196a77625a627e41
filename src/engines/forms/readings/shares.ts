import type { FormQuestion } from '#contract/career/form.ts';

const PARTS: Readonly<Record<string, number>> = {
  half: 50,
  third: 33,
  quarter: 25,
  fifth: 20,
  tenth: 10,
  moitié: 50,
  tiers: 33,
  quart: 25,
  cinquième: 20,
  dixième: 10,
};
const PART = Object.keys(PARTS).join('|');
const TIMES: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, deux: 2, trois: 3, quatre: 4 };
const OF_TIME = new RegExp(
  String.raw`(?<!\p{L})(?:(?:(an?|one|two|three|four|une?|deux|trois|quatre|la|le|les)[ -])?(${PART})s?) (?=(?:of )?(?:the |your |each |every |all )?(?:working |work |contracted |paid )?(?:time|week|month|year|job|role|hours|days)(?!\p{L})|(?:du|de votre|de leur) temps(?!\p{L})|(?:de l['’]ann[ée]e|des (?:heures|jours)|de la semaine|du mois)(?!\p{L}))`,
  'giu',
);

/** A question that says a share of the time in words, "a fifth of your working time", with it in percent; null for any other. */
export function withPercent(question: FormQuestion): FormQuestion | null {
  const label = question.label.replace(OF_TIME, (_, times: string | undefined, part: string) => {
    const share = PARTS[part.toLowerCase().replace(/(?<=\p{L})s$/u, '')] ?? PARTS[part.toLowerCase()] ?? 100;
    return `${Math.min(100, share * (TIMES[times?.toLowerCase() ?? ''] ?? 1))}% `;
  });
  return label === question.label ? null : { ...question, label };
}
