import { sectionsByHeading } from '#engines/lexicon/index.ts';

export type SectionKind =
  | 'contact'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'projects'
  | 'volunteer'
  | 'awards'
  | 'other';

export const SECTION_OF_HEADING: ReadonlyMap<string, SectionKind> = new Map(
  // The lexicon names the kinds above.
  [...sectionsByHeading] as [string, SectionKind][],
);

export { headingModifiers as HEADING_MODIFIERS } from '#engines/lexicon/index.ts';

/** What a printed heading is about when its words are none of the above: a stem of one of them tells; folded. */
export const HEADING_STEMS: readonly (readonly [stem: RegExp, kind: SectionKind])[] = [
  [/\b(?:volunt|benevol|communit|pro bono)/, 'volunteer'],
  [/\b(?:project|projet)/, 'projects'],
  [/\b(?:languag|langue|linguist|sprach|fremdsprach)/, 'languages'],
  [/\b(?:certif|licen[cs]e|accredit|credential|permis|zertifi|weiterbild|fortbild)/, 'certificates'],
  [/\b(?:award|honou?r|prize|distinction|bourse|scholarship)/, 'awards'],
  [
    /\b(?:educat|studied|academ|degree|diplom|formation|etudes|schooling|scolar|universit|ausbildung|studium|schulbild)/,
    'education',
  ],
  [
    /\b(?:experience|employ|emploi|career|carriere|professional history|parcours|worked|jobs?\b|beruf|werdegang)/,
    'work',
  ],
  [
    /\b(?:skill|competenc|expertise|proficien|aptitud|savoir|technolog|tool|outil|strength|abilit|kenntniss|fahigkeit)/,
    'skills',
  ],
  [/\b(?:contact|coordonn|touch|joindre)/, 'contact'],
  [/\b(?:profil|summary|about|propos|objecti)/, 'summary'],
  [/\b(?:reference|interest|interet|hobb|loisir|publication|activit|affiliation|membership)/, 'other'],
];
