import { wordFor } from '#engines/lexicon/index.ts';
import { missing, type Outcome } from '#engines/forms/context.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import {
  type AskedQuestion,
  isPlain,
  pick,
  sayYesOrNo,
  wantsYesOrNo,
} from '#engines/forms/screening/asked.ts';
import { holdsNumber, rangeIn, withDigits } from '#engines/forms/screening/ranges.ts';
import { monthsBefore } from '#engines/forms/background/spans.ts';
import { derivedFromDates } from '#engines/forms/background/years.ts';
import { skillAsked } from './skill-asked.ts';
import { text as messages } from '#engines/forms/messages.ts';

const NOW = wordFor('last-use: now');
const SPAN = '(years?|months?|ans|annees?|mois)';
const RECENT = '(?:last|past|previous|derniere?s?)';
const WINDOW = new RegExp(
  `\\b(?:in|within|during|over|at|au cours d\\w*|dans|durant)? ?(?:the |les |l )?(?:${RECENT} (\\d{1,2} |)|(\\d{1,2}) ${RECENT} )${SPAN}\\b`,
);
const COMPARED = wordFor('last use: compared', /\b(?:over \d)\b/);
const WHEN = wordFor('last use: when');
const FRAME = wordFor('last-use: frame', 'g');

/** Months since a skill was last used, 0 while it is; null when that is not recorded to the month. */
function monthsSince(asked: AskedQuestion, text: string): { months: number; lasts: boolean } | null {
  const named = skillAsked(asked, text);
  if (named === null || named === 'unsure' || named.narrowed || named.uses.length === 0) return null;
  if (named.uses.some(({ to }) => to === null)) return { months: 0, lasts: true };
  const ago = named.uses.map(({ to }) => monthsBefore(to ?? '', asked.context.today));
  return ago.includes(null) ? null : { months: Math.min(...ago.map(Number)), lasts: false };
}

/** Whether and when a skill was used of late: "Do you still use …", "in the past 12 months", "When did you last use …". */
export function lastUseOutcome(asked: AskedQuestion): Outcome | null {
  const text = withDigits(asked.question.label)
    .replace(/[^\p{L}\d+#%]+/gu, ' ')
    .trim();
  const source = derivedFromDates(messages.message('endOfDates'));
  if (wantsYesOrNo(asked)) {
    const window = COMPARED.test(text) ? null : WINDOW.exec(text);
    const now = NOW.test(text);
    if ((window === null) === !now || isPlain(asked.text) !== true) return null;
    const since = monthsSince(asked, text.replace(window?.[0] ?? NOW, ' ').replaceAll(FRAME, ' '));
    if (since === null) return null;
    if (window === null) return /\d/.test(text) ? null : sayYesOrNo(asked, since.lasts, source);
    const length =
      Number((window[1] ?? window[2] ?? '').trim() || 1) * ((window[3] ?? '').startsWith('m') ? 1 : 12);
    return since.months === length
      ? missing(messages.message('oneMonth'))
      : sayYesOrNo(asked, since.months < length, source);
  }
  if (!WHEN.test(text) || asked.question.options.length === 0) return null;
  const since = monthsSince(asked, text.replaceAll(FRAME, ' '));
  if (since === null) return null;
  const ongoing = asked.question.options.filter(
    ({ label }) => NOW.test(plainLabel(label)) || /\bcurrent\b/.test(plainLabel(label)),
  );
  if (since.lasts && ongoing.length > 0) return pick(asked, (option) => ongoing.includes(option), source);
  return pick(
    asked,
    (option) => {
      const range = ongoing.includes(option) ? null : rangeIn(option.label, { year: 12, month: 1 }, 'year');
      return (
        range !== null &&
        holdsNumber(range, since.months) &&
        holdsNumber(range, Math.max(since.months - 1, 0))
      );
    },
    source,
  );
}
