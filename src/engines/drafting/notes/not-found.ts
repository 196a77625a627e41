import type { JsonResume } from '#contract/career/facts.ts';
import type { ContactPart, ResumeDraft } from '#contract/career/resume-draft.ts';
import { terms } from '#engines/text/index.ts';
import { isNamed } from '#engines/drafting/choice/choice.ts';
import { withTopics } from '#engines/drafting/wording/topics.ts';

const quoted = (words: string): string => `“${words.length > 60 ? `${words.slice(0, 60)}…` : words}”`;

const isKnown: Record<ContactPart, (basics: JsonResume['basics']) => boolean> = {
  phone: ({ phone }) => phone !== '',
  email: ({ email }) => email !== '',
  place: ({ location }) => location.city !== '' || location.region !== '',
  links: ({ url, profiles }) => url !== '' || profiles.length > 0,
};

/** What a draft asks that finds nothing in the profile, each with what would help; a sentence each. */
export function notFound(resume: JsonResume, { lead, omit, brief, hidden }: ResumeDraft): string[] {
  const notes: string[] = [];
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
    notes.push(
      `Nothing you told me speaks of ${quoted(lead)}. Tell me what you did, with a number if you have one, and I put it first.`,
    );
  for (const words of [...omit, ...brief])
    if (!resume.work.some((job) => isNamed(job, [words])))
      notes.push(
        `No job on it matches ${quoted(words)}, so I left them all as they are. Name the employer or the title.`,
      );
  for (const part of hidden)
    if (!isKnown[part](resume.basics))
      notes.push(`There was no ${part === 'links' ? 'link' : part} on it to leave off.`);
  return notes;
}
