import { monthInWords } from '#engines/calendar/index.ts';

/** A job as a letter speaks of it; "" where the person's facts say nothing. */
interface SpokenJob {
  position: string;
  name: string;
  startDate: string;
  endDate: string;
}

/** The fixed sentences of a letter in one language. Each takes the person's own values and adds no claim. */
export interface Voice {
  /** What stands for an employer whose name the posting does not give. */
  someone: string;
  greeting: (company: string) => string;
  apply: (title: string, company: string, turn: number) => string;
  job: (job: SpokenJob) => string;
  there: (clause: string, again: boolean) => string;
  at: (job: SpokenJob, clause: string) => string;
  askedSkills: (list: string, turn: number) => string;
  skills: (list: string) => string;
  certificates: (list: string) => string;
  languages: (list: string) => string;
  study: (area: string, institution: string, studyType: string) => string;
  attached: string;
  close: (title: string, turn: number) => string;
  regards: string;
  and: string;
}

const pick = <T>(options: readonly [T, ...T[]], turn: number): T =>
  options[turn % options.length] ?? options[0];

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

/** A sentence that ends in a name such as "Acme Inc." needs no second full stop. */
const ended = (sentence: string): string => sentence.replace(/\.\.$/, '.');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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

const asFrench = ({ position, name }: SpokenJob): string => {
  const chez = name === '' ? '' : `chez ${name}`;
  return [position === '' ? '' : `comme ${position}`, chez].filter((part) => part !== '').join(' ');
};

const deFrench = (name: string): string => (/^[aeiouyhàâéèêëîôû]/iu.test(name) ? `d’${name}` : `de ${name}`);

export const FRENCH: Voice = {
  someone: 'votre organisation',
  greeting: (company) => `À l’équipe de recrutement ${deFrench(company)},`,
  apply: (title, company, turn) =>
    ended(
      pick(
        [
          `Je pose ma candidature au poste ${deFrench(title)} chez ${company}.`,
          `Je vous soumets ma candidature pour le poste ${deFrench(title)} chez ${company}.`,
          `Je souhaite que vous considériez ma candidature au poste ${deFrench(title)} chez ${company}.`,
        ],
        turn,
      ),
    ),
  job: (job) => {
    const [start, end] = [monthInWords(job.startDate, 'fr'), monthInWords(job.endDate, 'fr')];
    if (start !== '' && end === '') return `Je travaille ${asFrench(job)} depuis ${start}.`;
    if (start !== '' && start !== end) return `J’ai travaillé ${asFrench(job)} ${deFrench(start)} à ${end}.`;
    return `J’ai travaillé ${asFrench(job)}${end === '' ? '' : ` (${end})`}.`;
  },
  there: (clause, again) => (again ? `De plus, ${clause}.` : `Dans cet emploi, ${clause}.`),
  at: (job, clause) => `Quand je travaillais ${asFrench(job)}, ${clause}.`,
  askedSkills: (list, turn) =>
    pick(
      [
        `Parmi les compétences que vous nommez, j’apporte les suivantes\u00a0: ${list}.`,
        `Votre offre demande des compétences que je possède\u00a0: ${list}.`,
        `Je peux vous offrir ces compétences de votre annonce\u00a0: ${list}.`,
      ],
      turn,
    ),
  skills: (list) => `Mes compétences comprennent ceci\u00a0: ${list}.`,
  certificates: (list) => `Mes certificats et permis comprennent ceci\u00a0: ${list}.`,
  languages: (list) => `Je parle ces langues\u00a0: ${list}.`,
  study: (area, institution, studyType) =>
    `Mes études\u00a0: ${[studyType, area, institution].filter((part) => part !== '').join(', ')}.`,
  attached: 'Le CV joint à cette lettre donne les détails.',
  close: (title, turn) =>
    pick(
      [
        `Je me tiens à votre disposition pour parler du poste ${deFrench(title)}. Merci de votre temps.`,
        `Merci de votre lecture. Je peux répondre à vos questions sur cette candidature.`,
        `J’aimerais vous rencontrer pour parler du poste ${deFrench(title)}. Merci.`,
      ],
      turn,
    ),
  regards: 'Cordialement,',
  and: 'et',
};
