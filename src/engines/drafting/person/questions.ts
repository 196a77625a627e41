import type { JsonResume } from '#contract/career/facts.ts';
import { isUnplaced } from '#engines/drafting/choice/choice.ts';
import { text as messages } from '#engines/drafting/messages.ts';
import type { Message } from '#localization/types.ts';

const MOST_QUESTIONS = 6;
const MOST_NUMBERS = 2;

type Job = JsonResume['work'][number];

/** What a job is called by in a question; null where neither title nor employer is known. */
function nameOf({ position: title, name: employer }: Job) {
  if (title === '' && employer === '') return null;
  const known = title === '' ? 'employer' : employer === '' ? 'title' : 'both';
  return { known, title, employer } as const;
}

function aboutJob(job: Job): Message[] {
  const name = nameOf(job);
  if (name === null)
    return job.startDate === '' && job.endDate === '' ? [messages.message('askWhenAndWhere')] : [];
  const { known, title, employer } = name;
  return [
    ...(job.startDate === '' && job.endDate === '' ? [messages.message('askWhen', name)] : []),
    ...(known === 'title' ? [messages.message('askEmployer', { title })] : []),
    ...(known === 'employer' ? [messages.message('askTitle', { employer })] : []),
    ...(job.highlights.length === 0 && job.summary === '' ? [messages.message('askDone', name)] : []),
  ];
}

function aboutWork({ work }: JsonResume): Message[] {
  if (work.length === 0) return [messages.message('askWork')];
  return work.flatMap((job) => {
    if (!isUnplaced(job, work)) return aboutJob(job);
    const lines = job.highlights.map((words) => messages.message('words', { words }));
    return [messages.message('askWhichJob', { lines })];
  });
}

/** Points that would say more with a number, asked one by one. */
const aboutNumbers = ({ work }: JsonResume): Message[] =>
  work
    .flatMap(({ highlights }) => highlights)
    .filter((text) => !/\d/.test(text) && text.split(/\s+/).length > 3)
    .slice(0, MOST_NUMBERS)
    .map((line) => messages.message('askNumber', { line }));

/**
 * What a complete CV needs and nobody has told me, as questions; the most needed first, six at most. `mend`: the person
 * asked for a better one, so that points without a number are asked about too.
 */
export function questionsFor(resume: JsonResume, mend: boolean): Message[] {
  const { basics } = resume;
  const questions: Message[] = [];
  if (basics.name === '') questions.push(messages.message('askName'));
  if (basics.email === '') questions.push(messages.message('askEmail'));
  questions.push(...aboutWork(resume));
  if (basics.phone === '') questions.push(messages.message('askPhone'));
  if (basics.location.city === '' && basics.location.region === '')
    questions.push(messages.message('askPlace'));
  if (resume.education.length === 0) questions.push(messages.message('askEducation'));
  if (resume.skills.every(({ keywords }) => keywords.length === 0))
    questions.push(messages.message('askSkills'));
  if (mend) questions.push(...aboutNumbers(resume));
  return questions.slice(0, MOST_QUESTIONS);
}
