import { wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import type { FormContext, Outcome } from '#engines/forms/context.ts';
import { topicName } from '#engines/forms/understanding/topics.ts';
import { isInverted, leaning } from '#engines/forms/understanding/wording.ts';
import { wordOf } from '#engines/forms/saying/displayed.ts';
import { text as messages } from '#engines/forms/messages.ts';
import type { Message } from '#localization/types.ts';

const AT_ONCE =
  /\b(start|available|join you|commencer|disponible)\b[^.]{0,30}\b(immediately|at once|right away|imm[ée]diatement)\b/i;
const MOVES = wordFor('letter: moves', 'i');
const NO_SPONSOR = /\b(no|without|not need|don['’]t need)\b[^.]{0,30}\b(sponsor\w*|visa)\b/i;
const YEARS = /\b(\d{1,2})\+? (?:years|ans) (?:of experience|d['’]exp[ée]rience)\b/i;

/** Where the letter that goes with the form says otherwise than an answer on it; null where it does not. */
export function letterClash(
  question: FormQuestion,
  topic: string,
  found: Extract<Outcome, { source: unknown }>,
  { letter }: FormContext,
): Message | null {
  if (letter === null) return null;
  const display = wordOf(found);
  const said = leaning(display);
  const side = said !== null && isInverted(topic, question.label) ? !said : said;
  const form = found.display;
  switch (topicName(topic)) {
    case 'notice_period':
      return AT_ONCE.test(letter.text) && /[1-9]/.test(display)
        ? messages.message('letterStart', { form })
        : null;
    case 'relocate.willing':
      return side === false && MOVES.test(letter.text) ? messages.message('letterMove', { form }) : null;
    case 'sponsorship.required':
      return side === true && NO_SPONSOR.test(letter.text)
        ? messages.message('letterSponsor', { form })
        : null;
    case 'experience.years_total': {
      const years = Number(YEARS.exec(letter.text)?.[1] ?? 0);
      return /^\d+$/.test(display) && years > Number(display)
        ? messages.message('letterYears', { years, form })
        : null;
    }
    default:
      return null;
  }
}
