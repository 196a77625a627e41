import { choiceOfFullTime, choiceOfTerms, termsIn } from '#engines/forms/choices/terms.ts';
import { missing, type Outcome } from '#engines/forms/context.ts';
import { type AskedQuestion, pick } from '#engines/forms/screening/asked.ts';
import { personalOutcome } from '#engines/forms/screening/self.ts';
import { toldInWords } from '#engines/forms/screening/statements.ts';
import { CONTRADICTION, knownOf } from '#engines/forms/screening/told.ts';
import { topicName } from '#engines/forms/understanding/topics.ts';
import { text as messages } from '#engines/forms/messages.ts';

/** Whether the choices are terms of employment: a "working pattern" may be full or part time. */
export const namesTerms = ({ question }: AskedQuestion): boolean =>
  question.options.filter(({ label }) => termsIn(label).times.length > 0).length > 1;

/** The terms of employment as told, kind and time together: "Permanent full-time" where both were told. */
export function termsOutcome(asked: AskedQuestion): Outcome | null {
  const { question, context, topic } = asked;
  const own = topicName(topic);
  const all = ['contract.type', 'schedule.type'].map((meaning) => knownOf(context, meaning));
  if (all.includes('contradiction')) return missing(CONTRADICTION);
  const held = all.map((one) => (one === 'contradiction' ? null : one));
  const words = held.map((one) => (typeof one?.value === 'string' ? one.value : ''));
  const source = (held[own === 'contract.type' ? 0 : 1] ?? held[0] ?? held[1])?.source;
  if (source !== undefined && question.kind === 'single' && question.options.length > 0) {
    const labels = question.options.map(({ label }) => label);
    const told = termsIn(words.join(' / '));
    // Who wants full time wants all of it; how much of it part time is nobody said.
    const whole = told.times.join(' ') === 'full' ? choiceOfFullTime(labels) : -1;
    const at = whole < 0 ? choiceOfTerms(labels, told) : whole;
    const chosen = question.options[at];
    if (chosen !== undefined) return pick(asked, (option) => option === chosen, source);
    const named = question.options.map(({ label }) => termsIn(label));
    if (named.some(({ kinds }) => kinds.length > 0) && named.some(({ times }) => times.length > 0))
      return missing(messages.message('mixedLengths'));
  }
  return own === 'contract.type' ? personalOutcome(asked) : toldInWords(asked);
}
