import { industries, requirementWord } from '#engines/lexicon/index.ts';
import type { Posting } from '#contract/career/posting.ts';
import { normalised } from '#engines/matching/reading/tokens.ts';
import type { Line } from '#engines/matching/reading/sections.ts';

/** The text of a posting in passages: between two of them no phrase is found. */
export interface Passages {
  said: readonly string[];
  /** Passages in which the employer says what it is; its name and the department are among them. */
  about: readonly string[];
}

const SENTENCE = /\n|(?<=[.;:!?])\s/;
/** Words by which an employer speaks of itself, folded. */
const OF_ITSELF = requirementWord('words: of itself');
/** What is asked of a person is no word on the employer, folded. */
const OF_THE_PERSON = requirementWord('words: of the person');

const isAbout = ({ section, must, nice, folded }: Line): boolean =>
  (section === 'about' || section === 'none') &&
  must !== 1 &&
  !nice &&
  OF_ITSELF.test(folded) &&
  !OF_THE_PERSON.test(folded);

export const passagesOf = (
  posting: Pick<Posting, 'title' | 'company' | 'department' | 'description'>,
  lines: readonly Line[],
): Passages => ({
  said: [posting.title, ...posting.description.split(SENTENCE)].filter((part) => part.trim() !== ''),
  about: [
    posting.title,
    posting.company,
    posting.department ?? '',
    ...lines.filter(isAbout).map(({ text }) => text),
  ].filter((part) => part !== ''),
});

const read = new WeakMap<readonly string[], string[]>();

/** Passages with folded singular words parted and framed by blanks; made when first asked for, because few ask. */
function wordsOf(passages: readonly string[]): string[] {
  const known = read.get(passages) ?? passages.map((passage) => ` ${normalised(passage)} `);
  read.set(passages, known);
  return known;
}

/** The passage that has a phrase as whole words, whatever its accents, capitals and plurals; null when none has. */
function passageWith(passages: readonly string[], phrase: string): string | null {
  const wanted = normalised(phrase);
  if (wanted === '') return null;
  const at = wordsOf(passages).findIndex((passage) => passage.includes(` ${wanted} `));
  return passages[at]?.trim() ?? null;
}

/** A word or phrase to avoid. */
export const wordSaid = ({ said }: Passages, phrase: string): string | null => passageWith(said, phrase);

const industryOf = (name: string): readonly string[] => {
  const wanted = normalised(name);
  return industries.find((names) => names.some((other) => normalised(other) === wanted)) ?? [name];
};

/** What a posting says of its employer that is an industry by one of its names; null when it does not say that. */
export function industrySaid({ about }: Passages, industry: string): string | null {
  for (const name of industryOf(industry)) {
    const passage = passageWith(about, name);
    if (passage !== null) return passage;
  }
  return null;
}

/** Whether a posting says of its employer what its industry is, as far as the table of industries goes. */
export const saysIndustry = ({ about }: Passages): boolean =>
  industries.some((names) => names.some((name) => passageWith(about, name) !== null));
