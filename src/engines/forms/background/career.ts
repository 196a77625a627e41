import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { fit, type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import {
  type AskedQuestion,
  isPlain,
  says,
  sayYesOrNo,
  wantsYesOrNo,
} from '#engines/forms/screening/asked.ts';
import { figuresIn, withDigits } from '#engines/forms/screening/ranges.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { agreedWith, lasting } from './spans.ts';
import { allTold, CONTRADICTION } from '#engines/forms/screening/told.ts';
import { hasMore } from '#engines/forms/background/skills/skill-names.ts';
import { derivedFromDates as derived, sayDuration } from '#engines/forms/background/years.ts';

const MANAGING =
  /\b(manag\w*|supervis\w*|lead\w*|led|people|teams?|staff|employees|line|personnel|gestion|equipes?|encadre\w*|dirige\w*|gere|direct|conduite|direction|collaborat\w*|employes?|others?|before|previously|in the past|auparavant|par le passe|personnes)\b/g;

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
  if (/team of|direct reports|\d+ (or more )?(people|staff|employees)|budget/.test(asked.text))
    return missing(messages.message('moreThanYears'));
  if (!wantsYesOrNo(asked) && asked.question.options.length === 0)
    return fit(asked.question, String(years), source);
  if (wantsYesOrNo(asked) && !namesLength(asked))
    return isPlain(asked.text) === true && years > 0
      ? sayYesOrNo(asked, true, source)
      : missing(messages.message('askUnclear'));
  return sayDuration(asked, { months: years * 12, most: years * 12 }, source);
}

const PEOPLE =
  /\b(manag\w*|supervis\w*|lead\w*|led|gerer|encadrer|superviser|dirige|gere|encadre|supervise) (of )?(an? )?(people|teams?|staff|employees|others|des personnes|personnes|du personnel|une equipe)( before| in the past| auparavant)?$/;

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

const ROLE_FRAME = /\b(licensed|paid|employment|emploi|full time|qualified|registered)\b/g;

function spansOf(
  context: FormContext,
  holds: (position: string) => boolean,
): { from: string; to: string | null }[] {
  return context.master.resume.work
    .filter(({ position }) => holds(plainLabel(position)))
    .map(({ startDate, endDate }) => ({ from: startDate, to: endDate === '' ? null : endDate }));
}

const SAME_ROLE: readonly (readonly string[])[] = [
  ['nurse', 'rn', 'registered nurse', 'infirmier', 'infirmiere'],
  ['developer', 'software developer', 'developpeur', 'developpeuse'],
  ['electrician', 'electricien', 'electricienne'],
  ['engineer', 'ingenieur'],
  ['driver', 'chauffeur'],
  ['cook', 'cuisinier', 'cuisiniere'],
  ['teacher', 'enseignant', 'enseignante'],
  ['welder', 'soudeur', 'soudeuse'],
];

/** Titles beside a profession which are not it. */
const BESIDE =
  /\b(aide|assistant\w*|helper|apprenti\w*|trainee|student|intern|stagiaire|manager|coordinator|recruiter|auxiliaire|preposee?)\b/;

/** Years in a kind of work, when every job of the history is of that kind: then the whole history counts. */
export function roleYears(asked: AskedQuestion): Outcome | null {
  const text = asked.text.replace(ROLE_FRAME, ' ').replace(/ {2,}/g, ' ');
  const group = SAME_ROLE.find((names) => names.some((name) => says(text, name)));
  if (group === undefined || hasMore(text, group)) return null;
  const { work } = asked.context.master.resume;
  const spans = spansOf(
    asked.context,
    (position) => !BESIDE.test(position) && group.some((name) => says(position, name)),
  );
  if (spans.length === 0 || spans.length < work.length) return null;
  const counted = lasting(spans, asked.context.today);
  return counted === null
    ? null
    : sayDuration(asked, counted, derived(messages.message('jobsOfKindCounted')));
}

const TOTAL_FRAME =
  /\b(total|overall|professional|professionnelle|work|working|travail|paid|full time|au total|in total|combined)\b/;

/** Whether a word tells one of the recorded skills: "commercial work" of somebody who did commercial and residential wiring is not all work. */
const namesPartOfSkill = ({ text, context }: AskedQuestion): boolean =>
  (context.skill_use ?? []).some(({ skill }) =>
    plainLabel(skill)
      .split(' ')
      .some(
        (word) => word.length > 5 && word !== 'experience' && !TOTAL_FRAME.test(word) && says(text, word),
      ),
  );

/** The years of all work that the person told. */
export const toldYears = ({ context }: AskedQuestion): number[] =>
  allTold(context, 'experience.years_total').map(({ value }) => Number(value));

/** Years of all work, from the dated jobs; an answer given before must agree with them to a year. */
export function totalYears(asked: AskedQuestion): Outcome | null {
  if (
    !TOTAL_FRAME.test(asked.text) ||
    namesPartOfSkill(asked) ||
    hasMore(
      withDigits(asked.text).replace(/\b(combined|overall|employment|emploi|carriere|career)\b/g, ''),
      [],
    )
  )
    return null;
  const counted = lasting(
    spansOf(asked.context, () => true),
    asked.context.today,
  );
  if (counted === null) return null;
  const agreed = agreedWith(counted, toldYears(asked));
  return agreed === null
    ? missing(CONTRADICTION)
    : sayDuration(asked, agreed, derived(messages.message('jobsCounted')));
}

/** "Leadership experience" counted in years is that of leading people, where nothing else is asked of it. */
export const yearsOfLeading = (asked: AskedQuestion): Outcome | null =>
  LEADING.test(asked.text) ? managementYears(asked) : null;

const LEADING =
  /^(leadership|management|managerial|supervisory|supervision|supervising|people management|encadrement|gestion d equipe) experience$|^experience (en |in |d |de )?(leadership|management|managerial|supervisory|supervision|encadrement|gestion d equipe|gestion de personnel)$/;
