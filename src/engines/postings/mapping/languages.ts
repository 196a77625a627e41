import type { Posting } from '#contract/career/posting.ts';
import { functionWords } from '#engines/lexicon/index.ts';
import { guessLanguage, words } from '#engines/text/index.ts';

const SAMPLE_CHARACTERS = 4000;
/** Fewer words tell nothing surely; two are enough to choose between English and French. */
const LEAST_WORDS = 4;
const LEAST_OF_TWO = 2;

/** The language a text's small words speak for (ISO 639-1); null when fewer than `least` do, or two languages tie. */
function languageIn(text: string, least: number): string | null {
  const counts = new Map<string, number>();
  let total = 0;
  for (const word of words(text.slice(0, SAMPLE_CHARACTERS).toLowerCase())) {
    const languages = functionWords.get(word);
    if (languages === undefined) continue;
    total += 1;
    // A word of several languages speaks for each of them less.
    for (const language of languages)
      counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length);
  }
  if (total < least) return null;
  const [best, second] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] > (second?.[1] ?? 0) ? best[0] : null;
}

const NAMES: Readonly<Record<string, string>> = { nb: 'no', nn: 'no' };

/**
 * What a posting is written in: as declared ("fr-CA", "nb-no"), else as its words tell, else as its board usually is (null: unknown);
 * and the language an application to it is written in: its own where the product writes it, else English.
 */
export function languagesOf(
  declared: string | null,
  text: string,
  usual: string | null,
): Pick<Posting, 'language' | 'written_in'> {
  const code = /^[a-z]{2}(?![a-z])/i.exec(declared?.trim() ?? '')?.[0].toLowerCase();
  const told = languageIn(text, LEAST_WORDS);
  // Between English and French the finer guess decides.
  const guess = told === 'en' || told === 'fr' ? guessLanguage(text) : told;
  const written = (code === undefined ? (guess ?? usual) : (NAMES[code] ?? code)) || null;
  const own = written ?? languageIn(text, LEAST_OF_TWO);
  return { language: own === 'fr' ? 'fr' : 'en', written_in: written };
}

/** Whether the product can write an application in the posting's language; what nobody can tell counts as English. */
export const isWritable = ({ written_in: written }: Posting): boolean =>
  written === null || written === 'en' || written === 'fr';
