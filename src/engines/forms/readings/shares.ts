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
const OF_TIME =
  /(?<!\p{L})(?:(?:an?|one|un|une|la|le) )?(half|third|quarter|fifth|tenth|moitié|tiers|quart|cinquième|dixième) (?=(?:of )?(?:the |your )?(?:working |work )?(?:time|week|job|role)(?!\p{L})|(?:du|de votre) temps(?!\p{L}))/giu;

/** A question that says a share of the time in words, "a fifth of your working time", with it in percent; null for any other. */
export function withPercent(question: FormQuestion): FormQuestion | null {
  const label = question.label.replace(OF_TIME, (_, part: string) => `${PARTS[part.toLowerCase()] ?? 100}% `);
  return label === question.label ? null : { ...question, label };
}
