import type { ClaimQuestion, Verdict } from '#engines/claims/verdict.ts';
import { text as gateMessages } from '#engines/claims/messages.ts';
import { text as messages } from './messages.ts';

/**
 * The verdict on a text that is held against the facts it cites alone, wherever in the profile they stand. One that is a fact's own value
 * stands as it is.
 */
export function checkCited(
  question: ClaimQuestion,
  cited: readonly string[],
  check: (question: ClaimQuestion) => Verdict,
): Verdict {
  const { text, profile } = question;
  const facts = profile.facts.filter(({ id }) => cited.includes(id));
  if (!cited.every((id) => facts.some((fact) => fact.id === id)))
    return {
      allowed: false,
      refusals: [
        {
          span: text,
          start: 0,
          end: text.length,
          category: 'unsupported',
          why: messages.message('factUnknown'),
          remedy: gateMessages.message('addOrTakeOut'),
        },
      ],
      sources: [],
    };
  const own = facts.find(({ value }) => value === text);
  return own === undefined
    ? check({ ...question, profile: { resume: {}, facts } })
    : { allowed: true, refusals: [], sources: [own.id] };
}
