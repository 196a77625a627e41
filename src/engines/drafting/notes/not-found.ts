import type { JsonResume } from '#contract/career/facts.ts';
import type { ContactPart, ResumeDraft } from '#contract/career/resume-draft.ts';
import { terms } from '#engines/language/index.ts';
import { isNamed } from '#engines/drafting/choice/choice.ts';
import { text as messages } from '#engines/drafting/messages.ts';
import { beginningOf } from '#engines/text/index.ts';
import { withTopics } from '#engines/drafting/wording/topics.ts';
import type { Message } from '#localization/types.ts';

const isKnown: Record<ContactPart, (basics: JsonResume['basics']) => boolean> = {
  phone: ({ phone }) => phone !== '',
  email: ({ email }) => email !== '',
  place: ({ location }) => location.city !== '' || location.region !== '',
  links: ({ url, profiles }) => url !== '' || profiles.length > 0,
};

/** What a draft asks that finds nothing in the profile, each with what would help. */
export function notFound(resume: JsonResume, { lead, omit, brief, hidden }: ResumeDraft): Message[] {
  const notes: Message[] = [];
  const told = new Set(
    terms(
      [
        ...resume.work.flatMap((job) => [job.position, job.name, job.summary, ...job.highlights]),
        ...resume.projects.flatMap((one) => [one.name, one.description, ...one.highlights]),
        ...resume.skills.flatMap(({ keywords }) => keywords),
      ].join('\n'),
    ),
  );
  if (lead !== '' && !terms(withTopics(lead)).some((term) => told.has(term)))
    notes.push(messages.message('nothingMentions', { words: beginningOf(lead) }));
  for (const words of [...omit, ...brief])
    if (!resume.work.some((job) => isNamed(job, [words])))
      notes.push(messages.message('noJobMatches', { words: beginningOf(words) }));
  for (const part of hidden)
    if (!isKnown[part](resume.basics)) notes.push(messages.message('nothingToHide', { part }));
  return notes;
}
