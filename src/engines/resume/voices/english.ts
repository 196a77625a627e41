import { monthInWords } from '#engines/calendar/index.ts';
import { closeInEnglish, studyInEnglish } from './english-frame.ts';
import { ended, pick } from './voice.ts';
import type { SpokenJob, SpokenLanguages, Voice } from './voice.ts';

function article(noun: string): string {
  return /^(?:[aeiou]|[AEFHILMNORSX][A-Z])/i.test(noun) &&
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

/** The clause with a word put behind its "I", or in front of the whole where it has none. */
const also = (clause: string): string =>
  capital(clause.replace(/^I /, 'I also ').replace(/^my work included/, 'my work also included'));

/** What a letter says in English. */
function languagesInEnglish({ native, nativeCount, others }: SpokenLanguages): string {
  if (native === '') return `I speak ${others}.`;
  const first = nativeCount === 1 ? `My native language is ${native}` : `My native languages are ${native}`;
  return others === '' ? `${first}.` : `${first}, and I speak ${others}.`;
}

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
          `I am applying to ${company} for the position of ${title}.`,
          `I would like to work as ${article(title)} ${title} at ${company}.`,
          `I am applying for your opening as ${article(title)} ${title} at ${company}.`,
          `Please consider this application for the position of ${title} at ${company}.`,
        ],
        turn,
      ),
    ),
  job: (job, turn) => {
    const [start, end] = [monthInWords(job.startDate, 'en'), monthInWords(job.endDate, 'en')];
    if (start !== '' && end === '')
      return pick(
        [
          `I have worked ${asEnglish(job)} since ${start}.`,
          `Since ${start}, I have worked ${asEnglish(job)}.`,
          `I work ${asEnglish(job)}, where I have been since ${start}.`,
          `I have been working ${asEnglish(job)} since ${start}.`,
        ],
        turn,
      );
    if (start !== '' && start !== end)
      return pick(
        [
          `I worked ${asEnglish(job)} from ${start} to ${end}.`,
          `From ${start} to ${end}, I worked ${asEnglish(job)}.`,
        ],
        turn,
      );
    return `I have worked ${asEnglish(job)}${end === '' ? '' : ` (${end})`}.`;
  },
  earlier: (job, turn) =>
    pick(
      [
        `I have also worked ${asEnglish(job)}.`,
        `My work before this included a job ${asEnglish(job)}.`,
        `I worked ${asEnglish(job)}, too.`,
      ].map(ended) as [string, ...string[]], // Never empty: mapped from a list of three.
      job.endDate === '' ? 0 : turn,
    ),
  lives: (city, turn) =>
    pick(
      [
        `I live in ${city}, where the position is.`,
        `The position is in ${city}, where I live.`,
        `I live in ${city}; the position is there too.`,
      ],
      turn,
    ),
  asks: (list, turn) =>
    pick(
      [
        `Your posting asks for ${list}.`,
        `You ask for ${list}.`,
        `Your posting names ${list}.`,
        `The work you describe includes ${list}.`,
        `Your posting mentions ${list}.`,
      ],
      turn,
    ),
  there: (clause, again, turn) =>
    again
      ? pick([`${also(clause)}.`, `In the same job, ${clause}.`, `${capital(clause)}.`], turn)
      : pick([`There, ${clause}.`, `In that job, ${clause}.`, `In that role, ${clause}.`], turn),
  at: (job, clause, turn) =>
    pick(
      [
        `${capital(asEnglish(job))}, ${clause}.`,
        `In my work ${asEnglish(job)}, ${clause}.`,
        `When I worked ${asEnglish(job)}, ${clause}.`,
      ],
      // In a job that goes on nothing is past.
      job.endDate === '' ? turn % 2 : turn,
    ),
  askedSkills: (list, many, turn) =>
    pick(
      many
        ? [
            `Of the skills your posting names, I bring ${list}.`,
            `Your posting asks for skills that I bring: ${list}.`,
            `From the skills in your posting, I offer ${list}.`,
            `I also bring ${list}, which your posting names.`,
          ]
        : [
            `I also bring ${list}, which your posting names.`,
            `Your posting asks for ${list}, which I also bring.`,
          ],
      turn,
    ),
  skills: (list, turn) =>
    pick(
      [
        `My skills include ${list}.`,
        `I also bring ${list}.`,
        `What I can offer includes ${list}.`,
        `Among my skills are ${list}.`,
        `I have these skills: ${list}.`,
        `These are skills of mine: ${list}.`,
      ],
      turn,
    ),
  certificates: (list, turn) =>
    pick(
      [
        `My certificates and licences include ${list}.`,
        `I have these certificates and licences: ${list}.`,
        `My certificates and licences: ${list}.`,
      ],
      turn,
    ),
  languages: languagesInEnglish,
  study: studyInEnglish,
  otherLanguage: 'The resume sent with this letter has the details.',
  attached: 'The resume sent with this letter has the details.',
  close: closeInEnglish,
  regards: (turn) => pick(['Kind regards,', 'Sincerely,', 'Yours sincerely,'], turn),
  and: 'and',
};
