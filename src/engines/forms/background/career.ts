import { wordFor } from '#engines/lexicon/index.ts';
import { type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { type AskedQuestion, says } from '#engines/forms/screening/asked.ts';
import { withDigits } from '#engines/forms/screening/ranges.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { agreedWith, lasting } from './spans.ts';
import { allTold, CONTRADICTION } from '#engines/forms/screening/told.ts';
import { hasMore } from '#engines/forms/background/skills/skill-names.ts';
import { derivedFromDates as derived, sayDuration } from '#engines/forms/background/years.ts';

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
const BESIDE = wordFor('career: beside');

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

const TOTAL_FRAME = wordFor('career: total frame');

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
