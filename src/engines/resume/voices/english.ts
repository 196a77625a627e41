import { monthInWords } from '#engines/calendar/index.ts';
import { ended, pick } from './voice.ts';
import type { SpokenJob, Voice } from './voice.ts';

function article(noun: string): string {
  return /^(?:[aeiou]|[AEFHILMNORSX](?:[A-Z]|\b))/i.test(noun) &&
    !/^(?:uni|use|eu|one)/i.test(noun) &&
    !/^[FHLMNRSX][a-z]/.test(noun)
    ? 'an'
    : 'a';
}

const asEnglish = ({ position, name }: SpokenJob): string => {
  if (position === '') return `at ${name}`;
  return `as ${article(position)} ${position}${name === '' ? '' : ` at ${name}`}`;
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a letter says in English. */
export const ENGLISH: Voice = {
  someone: 'your organization',
  greeting: (company) => `Dear hiring team at ${company},`,
  apply: (title, company, turn) =>
    ended(
      pick(
        [
          `I am applying for the ${title} position at ${company}.`,
          `I would like to be considered for the ${title} position at ${company}.`,
          `Please consider me for the ${title} position at ${company}.`,
        ],
        turn,
      ),
    ),
  job: (job) => {
    const [start, end] = [monthInWords(job.startDate, 'en'), monthInWords(job.endDate, 'en')];
    if (start !== '' && end === '') return `I have worked ${asEnglish(job)} since ${start}.`;
    if (start !== '' && start !== end) return `I worked ${asEnglish(job)} from ${start} to ${end}.`;
    return `I have worked ${asEnglish(job)}${end === '' ? '' : ` (${end})`}.`;
  },
  there: (clause, again) =>
    again
      ? `${capital(clause.replace(/^I /, 'I also ').replace(/^my work included/, 'my work also included'))}.`
      : `There, ${clause}.`,
  at: (job, clause) => `${capital(asEnglish(job))}, ${clause}.`,
  askedSkills: (list, turn) =>
    pick(
      [
        `Of the skills your posting names, I bring ${list}.`,
        `Your posting asks for skills that I bring: ${list}.`,
        `From the skills in your posting, I offer ${list}.`,
      ],
      turn,
    ),
  skills: (list) => `My skills include ${list}.`,
  certificates: (list) => `My certificates and licences include ${list}.`,
  languages: (list) => `I speak ${list}.`,
  study: (area, institution, studyType) => {
    const what = area === '' ? studyType : area;
    const detail = area === '' || studyType === '' ? '' : ` (${studyType})`;
    return `${what === '' ? 'I studied' : `My studies: ${what}${detail}`}${institution === '' ? '' : what === '' ? ` at ${institution}` : `, ${institution}`}.`;
  },
  attached: 'The CV sent with this letter has the details.',
  close: (title, turn) =>
    pick(
      [
        `I would be glad to talk about the ${title} position with you. Thank you for your time.`,
        `Thank you for reading this. I would be happy to answer your questions about this application.`,
        `I would welcome the chance to meet and talk about the ${title} position. Thank you.`,
      ],
      turn,
    ),
  regards: 'Kind regards,',
  and: 'and',
};
