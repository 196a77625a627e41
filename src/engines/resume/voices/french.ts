import { monthInWords } from '#engines/calendar/index.ts';
import { ended, pick } from './voice.ts';
import type { SpokenJob, Voice } from './voice.ts';

const asFrench = ({ position, name }: SpokenJob): string => {
  const chez = name === '' ? '' : `chez ${name}`;
  return [position === '' ? '' : `comme ${position}`, chez].filter((part) => part !== '').join(' ');
};

const deFrench = (name: string): string => (/^[aeiouyhàâéèêëîôû]/iu.test(name) ? `d’${name}` : `de ${name}`);
/** A degree that has its name in English; its abbreviation ("BSc") is the same in both. */
const IN_ENGLISH = /\b(?:bachelor|master|doctor|associate|diploma|degree|certificate|apprenticeship)\b/i;

/** A degree under the name it was awarded by: a letter that translated it would claim another. */
const officially = (studyType: string): string =>
  IN_ENGLISH.test(studyType) ? `«\u00a0${studyType}\u00a0» (intitulé officiel)` : studyType;

const capital = (clause: string): string => clause.charAt(0).toUpperCase() + clause.slice(1);

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
          `Je pose ma candidature chez ${company} pour le poste ${deFrench(title)}.`,
          `J’aimerais poser ma candidature au poste ${deFrench(title)} chez ${company}.`,
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
      [`Mes compétences comprennent ceci\u00a0: ${list}.`, `J’apporte aussi ces compétences\u00a0: ${list}.`],
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
  languages: (list) => `Je parle ${list}.`,
  study: (area, institution, studyType, turn) => {
    const rest = [officially(studyType), area].filter((part) => part !== '').join(', ');
    if (rest === '') return `Mes études\u00a0: ${institution}.`;
    const where = institution === '' ? '' : ` à ${institution}`;
    return pick([`Mes études${where}\u00a0: ${rest}.`, `Ma formation${where}\u00a0: ${rest}.`], turn);
  },
  otherLanguage: 'Le curriculum vitae joint à cette lettre vous donne les détails, en anglais.',
  attached: 'Le curriculum vitae joint à cette lettre vous donne les détails.',
  close: (title, company, turn) =>
    pick(
      [
        `Je me tiens à votre disposition pour parler du poste ${deFrench(title)}. Merci de votre temps.`,
        `Merci de votre lecture. Je peux répondre à vos questions sur le poste ${deFrench(title)}.`,
        `J’aimerais vous rencontrer pour parler du poste ${deFrench(title)}. Merci.`,
        `Merci de votre temps. J’aimerais rencontrer l’équipe ${deFrench(company)}.`,
        `Je me tiens à votre disposition pour vous rencontrer chez ${company}. Merci de votre lecture.`,
      ].map(ended) as [string, ...string[]], // Never empty: mapped from a list of five.
      turn,
    ),
  regards: () => 'Cordialement,',
  and: 'et',
};
