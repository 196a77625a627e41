import { resumeWord } from '#engines/lexicon/index.ts';
import {
  atSchoolInFrench,
  chezFrench,
  deFrench,
  ofFrench,
  standardTerm,
} from '#engines/resume/wording/index.ts';
import { ended, pick } from './voice.ts';

/** A degree that has its name in English; its abbreviation ("BSc") is the same in both. */
const IN_ENGLISH = resumeWord('french frame: in english', 'i');
/** A degree by its full name ("Bachelor of Science"), and not only by its kind ("Bachelor's degree"). */
const IN_FULL = /\b(?:of|in|en|ès)\b/i;

/**
 * A degree as a French letter says it: a kind of degree in French, an official name as it was awarded, because a letter that
 * translated it would claim another.
 */
function degreeInFrench(studyType: string): string {
  const kind = IN_FULL.test(studyType) ? null : standardTerm('degree', studyType, 'fr');
  if (kind !== null) return kind;
  return IN_ENGLISH.test(studyType) ? `«\u00a0${studyType}\u00a0» (intitulé officiel)` : studyType;
}

/** What was studied where; "" for what the facts do not say. */
export function studyInFrench(area: string, institution: string, studyType: string, turn: number): string {
  const rest = [degreeInFrench(studyType), area].filter((part) => part !== '').join(', ');
  if (rest === '') return `Mes études\u00a0: ${institution}.`;
  const where = institution === '' ? '' : ` ${atSchoolInFrench(institution)}`;
  return pick(
    [
      `Mes études${where}\u00a0: ${rest}.`,
      `Ma formation${where}\u00a0: ${rest}.`,
      `J’ai fait mes études${where}\u00a0: ${rest}.`,
      `J’ai étudié${where}\u00a0: ${rest}.`,
    ],
    turn,
  );
}

/** How a letter ends: a wish to meet and thanks, in either order. */
export function closeInFrench(title: string, company: string, turn: number, second: number): string {
  const wish = ended(
    pick(
      [
        `Je me tiens à votre disposition pour parler du poste ${deFrench(title)}.`,
        `Je peux répondre à vos questions sur le poste ${deFrench(title)}.`,
        `J’aimerais vous rencontrer pour parler du poste ${deFrench(title)}.`,
        `J’aimerais rencontrer l’équipe ${ofFrench(company)}.`,
        `Je me tiens à votre disposition pour vous rencontrer ${chezFrench(company)}.`,
        `J’aimerais parler du poste ${deFrench(title)} avec vous.`,
      ],
      turn,
    ),
  );
  const thanks = pick(
    ['Merci de votre temps.', 'Merci de votre lecture.', 'Merci.', 'Merci de votre attention.'],
    second,
  );
  return Math.floor(turn / 6) % 2 === 0 ? `${wish} ${thanks}` : `${thanks} ${wish}`;
}
