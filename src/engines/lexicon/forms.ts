import { patternOf } from './mails.ts';
import { entriesOf, wordsByValue } from './rows.ts';

const NOTIONS = wordsByValue(entriesOf('form-notions'));

/** The words of a notion, as one pattern. Throws where it has none. */
function patternFor(notion: string): string {
  const words = NOTIONS.get(notion);
  if (words === undefined) throw new Error(`No words stand for “${notion}”.`);
  return words.map((word) => patternOf(word)).join('|');
}

/** A pattern of the words of forms that stand for something, each whole; matched against folded text. Throws for an unknown notion. */
export const wordFor = (notion: string, flags = ''): RegExp =>
  new RegExp(String.raw`\b(?:${patternFor(notion)})\b`, flags);

/** The same where one of them is all of a text. */
export const wordAloneFor = (notion: string): RegExp => new RegExp(`^(?:${patternFor(notion)})$`);
