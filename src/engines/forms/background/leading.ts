import { wordFor } from '#engines/lexicon/index.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { fit, missing, type Outcome } from '#engines/forms/context.ts';
import { type AskedQuestion, isPlain, sayYesOrNo, wantsYesOrNo } from '#engines/forms/screening/asked.ts';
import { figuresIn, withDigits } from '#engines/forms/screening/ranges.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { allTold, CONTRADICTION } from '#engines/forms/screening/told.ts';
import { hasMore } from '#engines/forms/background/skills/skill-names.ts';
import { sayDuration } from '#engines/forms/background/years.ts';

const MANAGING = wordFor('leading: managing', 'g');

/** Whether a question or its choices name a length: "Yes, for one to three years". */
const namesLength = ({ question: { label, options } }: AskedQuestion): boolean =>
  [label, ...options.map((option) => option.label)].some((text) => figuresIn(text).length > 0);

/** Years of management as told. */
export function managementYears(asked: AskedQuestion): Outcome | null {
  const told = allTold(asked.context, 'experience.management_years').filter(
    ({ value }) => typeof value === 'number',
  );
  const [first] = told;
  if (first === undefined) return null;
  if (new Set(told.map(({ value }) => value)).size > 1) return missing(CONTRADICTION);
  const years = Number(first.value);
  const source: ValueSource = { kind: 'answer', answer_id: first.id, label: messages.message('fromAnswer') };
  if (hasMore(withDigits(asked.text).replace(MANAGING, ' ').replace(/ {2,}/g, ' '), []))
    return missing(messages.message('moreThanYears'));
  if (/team of|direct reports|\d (or more )?(people|staff|employees)|budget/.test(asked.text))
    return missing(messages.message('moreThanYears'));
  if (!wantsYesOrNo(asked) && asked.question.options.length === 0)
    return fit(asked.question, String(years), source);
  if (wantsYesOrNo(asked) && !namesLength(asked))
    return isPlain(asked.text) === true && years > 0
      ? sayYesOrNo(asked, true, source)
      : missing(messages.message('askUnclear'));
  return sayDuration(asked, { months: years * 12, most: years * 12, elapsed: years * 12 }, source);
}

const PEOPLE =
  /\b(manag\w*|supervis\w*|lead\w*|led|gerer|encadrer|dirige|gere|encadre) (of )?(an? )?(people|teams?|staff|employees|others|des personnes|personnes|du personnel|une equipe)( before| in the past| auparavant)?$/;

const PERSONNEL = /\b(gestion|supervision|encadrement) (de |du |d )?(personnel|equipes?|employes)$/;

/** Whether the person managed people, where they told for how long: no year is a no. */
export function managesPeople(asked: AskedQuestion): Outcome | null {
  const text = asked.text.replace(/\b(manag\w*|supervis\w*|lead\w*|led) (and|or|et|ou) /g, '');
  if (/\b(and|et|or|ou)\b/.test(text)) return null;
  if (!(PEOPLE.test(text) || PERSONNEL.test(text)) || !wantsYesOrNo(asked) || isPlain(asked.text) !== true)
    return null;
  if (namesLength(asked)) return managementYears(asked);
  const told = allTold(asked.context, 'experience.management_years');
  const [first] = told;
  if (first === undefined || new Set(told.map(({ value }) => value)).size > 1) return null;
  const source: ValueSource = { kind: 'answer', answer_id: first.id, label: messages.message('fromAnswer') };
  return typeof first.value === 'number' ? sayYesOrNo(asked, first.value > 0, source) : null;
}

/** "Leadership experience" counted in years is that of leading people, where nothing else is asked of it. */
export const yearsOfLeading = (asked: AskedQuestion): Outcome | null =>
  LEADING.test(asked.text) ? managementYears(asked) : null;

const LEADING =
  /^(leadership|management|managerial|supervisory|supervision|supervising|people management|encadrement|gestion d equipe) experience$|^experience (en |in |d |de )?(leadership|management|managerial|supervisory|supervision|encadrement|gestion d equipe|gestion de personnel)$/;
