import { monthInWords } from '#engines/calendar/index.ts';
import { chezFrench, deFrench, ofFrench } from '#engines/resume/wording/index.ts';
import { closeInFrench, studyInFrench } from './french-frame.ts';
import { ended, pick } from './voice.ts';
import type { SpokenJob, Voice } from './voice.ts';

const asFrench = ({ position, name }: SpokenJob): string => {
  const chez = name === '' ? '' : chezFrench(name);
  return [position === '' ? '' : `comme ${position}`, chez].filter((part) => part !== '').join(' ');
};

const capital = (clause: string): string => clause.charAt(0).toUpperCase() + clause.slice(1);

/** What a letter says in French, as written in Quebec. */
export const FRENCH: Voice = {
  someone: 'votre organisation',
  greeting: (company) => `À l’équipe de recrutement ${ofFrench(company)},`,
  apply: (title, company, turn) =>
    ended(
      pick(
        [
          `Je pose ma candidature au poste ${deFrench(title)} ${chezFrench(company)}.`,
          `Je vous soumets ma candidature pour le poste ${deFrench(title)} ${chezFrench(company)}.`,
          `Je souhaite que vous considériez ma candidature au poste ${deFrench(title)} ${chezFrench(company)}.`,
          `Je pose ma candidature ${chezFrench(company)} pour le poste ${deFrench(title)}.`,
          `J’aimerais poser ma candidature au poste ${deFrench(title)} ${chezFrench(company)}.`,
        ],
        turn,
      ),
    ),
  job: (job, turn) => {
    const [start, end] = [monthInWords(job.startDate, 'fr'), monthInWords(job.endDate, 'fr')];
    if (start !== '' && end === '')
      return pick(
        [
          `Je travaille ${asFrench(job)} depuis ${start}.`,
          `Depuis ${start}, je travaille ${asFrench(job)}.`,
          `Je suis ${asFrench(job).replace(/^comme /, '')} depuis ${start}.`,
        ],
        job.position === '' ? turn % 2 : turn,
      );
    if (start !== '' && start !== end)
      return pick(
        [
          `J’ai travaillé ${asFrench(job)} ${deFrench(start)} à ${end}.`,
          `${capital(deFrench(start))} à ${end}, j’ai travaillé ${asFrench(job)}.`,
        ],
        turn,
      );
    return `J’ai travaillé ${asFrench(job)}${end === '' ? '' : ` (${end})`}.`;
  },
  earlier: (job, turn) =>
    pick(
      [`J’ai aussi travaillé ${asFrench(job)}.`, `J’ai également travaillé ${asFrench(job)}.`].map(ended) as [
        string,
        ...string[],
      ], // Never empty: mapped from a list of two.
      turn,
    ),
  lives: (city, turn) =>
    pick([`J’habite à ${city}, où se trouve le poste.`, `Le poste est à ${city}, où j’habite.`], turn),
  asks: (list, turn) =>
    pick(
      [
        `Votre annonce demande ceci\u00a0: ${list}.`,
        `Vous nommez ceci dans votre offre\u00a0: ${list}.`,
        `Votre offre comprend ceci\u00a0: ${list}.`,
      ],
      turn,
    ),
  there: (clause, again, turn) => {
    if (!again) return pick([`Dans cet emploi, ${clause}.`, `Dans ce poste, ${clause}.`], turn);
    const task = /^j’(?:ai|avais) notamment /.test(clause);
    return task
      ? `${capital(clause.replace('notamment', 'aussi'))}.`
      : pick([`De plus, ${clause}.`, `Dans le même emploi, ${clause}.`, `${capital(clause)}.`], turn);
  },
  at: (job, clause, turn) =>
    pick(
      job.endDate === '' && job.startDate !== ''
        ? [`Dans mon travail ${asFrench(job)}, ${clause}.`, `Dans mon emploi ${asFrench(job)}, ${clause}.`]
        : [
            `Quand je travaillais ${asFrench(job)}, ${clause}.`,
            `Dans mon travail ${asFrench(job)}, ${clause}.`,
          ],
      turn,
    ),
  askedSkills: (list, many, turn) =>
    pick(
      many
        ? [
            `Parmi les compétences que vous nommez, j’apporte les suivantes\u00a0: ${list}.`,
            `Votre offre demande des compétences que je possède\u00a0: ${list}.`,
            `Je peux vous offrir ces compétences de votre annonce\u00a0: ${list}.`,
          ]
        : [
            `Votre offre demande une compétence que je possède\u00a0: ${list}.`,
            `J’apporte aussi une compétence que vous nommez\u00a0: ${list}.`,
          ],
      turn,
    ),
  skills: (list, turn) =>
    pick(
      [
        `Mes compétences comprennent ceci\u00a0: ${list}.`,
        `J’apporte aussi ces compétences\u00a0: ${list}.`,
        `J’ai ces compétences\u00a0: ${list}.`,
        `Voici ce que je peux vous offrir\u00a0: ${list}.`,
        `Mes compétences\u00a0: ${list}.`,
      ],
      turn,
    ),
  certificates: (list, turn) =>
    pick(
      [
        `Mes certificats et permis comprennent ceci\u00a0: ${list}.`,
        `J’ai ces certificats et permis\u00a0: ${list}.`,
      ],
      turn,
    ),
  languages: ({ all }) => `Je parle ${all}.`,
  study: studyInFrench,
  otherLanguage: 'Le curriculum vitae joint à cette lettre vous donne les détails, en anglais.',
  attached: 'Le curriculum vitae joint à cette lettre vous donne les détails.',
  close: closeInFrench,
  regards: () => 'Cordialement,',
  and: 'et',
};
