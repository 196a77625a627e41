import type { ResumeChange } from '#contract/career/facts.ts';
import { text as messages } from '#engines/resume/messages.ts';
import type { Message } from '#localization/types.ts';

/** What was put first and why, of the changes that stand. */
export function noteOf(
  company: string,
  named: readonly string[],
  ranked: boolean,
  changes: readonly ResumeChange[],
): Message {
  const turnedBack = changes.filter(({ accepted }) => !accepted);
  if (turnedBack.length > 0 && turnedBack.length === changes.length) return messages.message('allTurnedBack');
  const keeps = (section: string) =>
    turnedBack.some((change) => change.kind === 'order' && change.section === section);
  const skills = keeps('skills') ? [] : named.slice(0, 3);
  const note = firstOf(company.trim(), skills, {
    isRanked: ranked && !keeps('work'),
    isAsked: ranked || named.length > 0,
  });
  return turnedBack.length === 0
    ? note
    : messages.message('someTurnedBack', { note, count: turnedBack.length });
}

/** What was put first: some skills, else the work that is closest, else nothing. */
function firstOf(
  employer: string,
  skills: readonly string[],
  { isRanked, isAsked }: { isRanked: boolean; isAsked: boolean },
): Message {
  const count = skills.length;
  if (count > 0)
    return employer === ''
      ? messages.message('skillsFirstUnnamed', { skills, count })
      : messages.message('skillsFirst', { skills, employer, count });
  if (isRanked) return messages.message('workFirst');
  return isAsked ? messages.message('ownOrderAsked') : messages.message('ownOrder');
}
