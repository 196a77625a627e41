import type { JsonResume } from '#contract/career/facts.ts';
import { isUnplaced } from '#engines/drafting/choice/choice.ts';

const MOST_QUESTIONS = 6;
const MOST_NUMBERS = 2;

/** A job as it stands in a sentence: "as Cook at Canoe", "at Canoe"; "" when neither is known. */
const jobNamed = ({ position, name }: JsonResume['work'][number]): string =>
  [position === '' ? '' : `as ${position}`, name === '' ? '' : `at ${name}`]
    .filter((part) => part !== '')
    .join(' ');

function aboutWork({ work }: JsonResume): string[] {
  if (work.length === 0) return ['Where have you worked, as what, and from when to when?'];
  return work.flatMap((job) => {
    const questions: string[] = [];
    const named = jobNamed(job);
    if (isUnplaced(job, work)) {
      const told = job.highlights.map((text) => `“${text}”`).join(' and ');
      return [
        `At which of your jobs was this: ${told}? It stands on the resume once I know, for example “at …”.`,
      ];
    }
    if (job.startDate === '' && job.endDate === '')
      questions.push(
        named === ''
          ? 'When and where did you do this work?'
          : `When did you work ${named}: from which month to which?`,
      );
    if (job.name === '' && job.position !== '') questions.push(`For whom did you work as ${job.position}?`);
    if (job.position === '' && job.name !== '') questions.push(`What was your title at ${job.name}?`);
    if (job.highlights.length === 0 && job.summary === '' && named !== '')
      questions.push(`What did you do ${named}, and what came of it? One point with a number helps most.`);
    return questions;
  });
}

/** Points that would say more with a number, asked one by one. */
const aboutNumbers = ({ work }: JsonResume): string[] =>
  work
    .flatMap(({ highlights }) => highlights)
    .filter((text) => !/\d/.test(text) && text.split(/\s+/).length > 3)
    .slice(0, MOST_NUMBERS)
    .map((text) => `How many, how much or how often: “${text}”?`);

/**
 * What a complete CV needs and nobody has told me, as questions; the most needed first, six at most. `mend`: the person
 * asked for a better one, so that points without a number are asked about too.
 */
export function questionsFor(resume: JsonResume, mend: boolean): string[] {
  const { basics } = resume;
  const questions: string[] = [];
  if (basics.name === '') questions.push('What is your full name?');
  if (basics.email === '') questions.push('Which email address should employers use?');
  questions.push(...aboutWork(resume));
  if (basics.phone === '') questions.push('Which phone number can employers call?');
  if (basics.location.city === '' && basics.location.region === '')
    questions.push('In which city and province are you?');
  if (resume.education.length === 0)
    questions.push('What is your highest education, and where did you get it?');
  if (resume.skills.every(({ keywords }) => keywords.length === 0))
    questions.push('Which skills and tools do you use?');
  if (mend) questions.push(...aboutNumbers(resume));
  return questions.slice(0, MOST_QUESTIONS);
}
