import type { FormQuestion } from '#contract/career/form.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { fit, type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import { provinceOf } from '#engines/forms/understanding/places.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';

/** Zones by name with their standard offset from UTC in hours; daylight saving moves those of a continent together. */
const ZONES: readonly (readonly [RegExp, number, string])[] = [
  [/\b(newfoundland|nst)\b/, -3.5, 'Newfoundland'],
  [/\b(atlantic|ast)\b/, -4, 'Atlantic'],
  [/\b(eastern|est|edt|et|new york|toronto)\b/, -5, 'Eastern'],
  [/\b(central|cst|cdt|ct|chicago)\b(?! european)/, -6, 'Central'],
  [/\b(mountain|mst|mdt|mt)\b/, -7, 'Mountain'],
  [/\b(pacific|pst|pdt|pt)\b/, -8, 'Pacific'],
  [/\b(gmt|utc|greenwich|london|uk time|bst)\b/, 0, 'Greenwich'],
  [/\b(cet|central european|berlin|paris)\b/, 1, 'Central European'],
];

/** Provinces that lie in one zone; the others are not told from the province alone. */
const OF_PROVINCE: Readonly<Record<string, number>> = {
  NL: -3.5,
  NB: -4,
  NS: -4,
  PE: -4,
  QC: -5,
  ON: -5,
  MB: -6,
  AB: -7,
  BC: -8,
};

const WITHIN =
  /within (?:a |an )?(one|two|three|four|five|1|2|3|4|5)(?: or (?:two|three|2|3))? (?:hours?|h|time zones?)|(?:a|dans) (\d) heures?/;
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };

/** The time zone of the person's province, or whether it is near enough to one that is named; null when it is not known. */
export function timeZoneOutcome(question: FormQuestion, context: FormContext): Outcome | null {
  const province = provinceOf(context.person.location || context.master.resume.basics.location.region);
  const own = province === null ? undefined : OF_PROVINCE[province.code];
  if (province === null || own === undefined) return null;
  const source: ValueSource = {
    kind: 'derived',
    rule: messages.message('inZone', { place: province.name }),
    fact_ids: [],
    label: messages.message('fromHome'),
  };
  const text = plainLabel(question.label);
  const name = ZONES.find(([, offset]) => offset === own)?.[2] ?? '';
  if (question.kind !== 'boolean' && question.options.length === 0)
    return fit(question, `${name} Time`, source);
  const here = question.options.filter(({ label }) =>
    ZONES.some(([zone, offset]) => offset === own && zone.test(plainLabel(label))),
  );
  if (here.length === 1 && here[0]) return fit(question, here[0].label, source);
  const asked = ZONES.filter(([zone]) => zone.test(text.replace(/time zone/g, ' ')));
  const [zone] = asked;
  if (zone === undefined || asked.length > 1 || /\bnot\b|except|unable/.test(text))
    return missing(messages.message('zoneUnclear'));
  const hours = WITHIN.exec(text);
  const most = hours === null ? 0 : (NUMBERS[hours[1] ?? ''] ?? Number(hours[1] ?? hours[2]));
  return fit(question, Math.abs(own - zone[1]) <= most ? 'Yes' : 'No', source);
}
