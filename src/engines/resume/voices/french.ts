import { monthInWords } from '#engines/calendar/index.ts';
import { ended, pick } from './voice.ts';
import type { SpokenJob, Voice } from './voice.ts';

const asFrench = ({ position, name }: SpokenJob): string => {
  const chez = name === '' ? '' : `chez ${name}`;
  return [position === '' ? '' : `comme ${position}`, chez].filter((part) => part !== '').join(' ');
};

const deFrench = (name: string): string => (/^[aeiouyhàâéèêëîôû]/iu.test(name) ? `d’${name}` : `de ${name}`);

/** What a letter says in French, as written in Quebec. */
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
