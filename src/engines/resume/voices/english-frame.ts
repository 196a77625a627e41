import { resumeWord } from '#engines/lexicon/index.ts';
import { ended, pick } from './voice.ts';

/** A degree that has its name in French: it keeps it, because a letter that translated it would claim another. */
const IN_FRENCH = resumeWord('english frame: in french', /(?:certificat(?!e))/i);

/** What was studied where; "" for what the facts do not say. */
export function studyInEnglish(area: string, institution: string, studyType: string, turn: number): string {
  const the = /^(?:university|college|institute) of /i.test(institution) ? 'the ' : '';
  const where = institution === '' ? '' : ` at ${the}${institution}`;
  if (area === '') return studyType === '' ? `I studied${where}.` : `My studies${where}: ${studyType}.`;
  const official = IN_FRENCH.test(studyType) ? `official name: “${studyType}”` : studyType;
  const detail = studyType === '' ? '' : ` (${official})`;
  return pick(
    [
      `My field of study${where} was ${area}${detail}.`,
      `I studied ${area}${where}${detail}.`,
      `My studies${where} were in ${area}${detail}.`,
      `I have studied ${area}${where}${detail}.`,
    ],
    turn,
  );
}

/** How a letter ends: a wish to meet and thanks, in either order. */
export function closeInEnglish(title: string, company: string, turn: number, second: number): string {
  const wish = ended(
    pick(
      [
        `I would be glad to talk about the ${title} position with you.`,
        `I would be happy to answer your questions about the ${title} position.`,
        `I would welcome the chance to meet and talk about the ${title} position.`,
        `I would be glad to hear from ${company}.`,
        `I would be happy to meet the team at ${company}.`,
        `I would like to hear more about the ${title} position.`,
        `I hope to hear from you about the ${title} position.`,
        `I look forward to hearing from ${company}.`,
      ],
      turn,
    ),
  );
  const thanks = pick(
    [
      'Thank you for your time and for reading this.',
      'Thank you for reading this application.',
      'Thank you for considering this application.',
      'Thank you for reading this.',
      'Thank you for your time.',
    ],
    second,
  );
  return Math.floor(turn / 8) % 2 === 0 ? `${wish} ${ended(thanks)}` : `${ended(thanks)} ${wish}`;
}
