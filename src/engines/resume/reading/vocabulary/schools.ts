import { degreeNames, schoolWords } from '#engines/lexicon/index.ts';
import { fold } from '#engines/text/index.ts';

const byLength = [...degreeNames].toSorted((a, b) => b.length - a.length);

/** German writes what kind of school it is into the word ("Bundesfachschule", "Wirtschaftsgymnasium"). */
const COMPOUND_SCHOOL = /^[a-z]{3,}(?:schule|gymnasium|kolleg|akademie|universitat)$/;

/** Whether a text holds a word that names a school, whatever else it says. */
export const hasSchoolWord = (text: string): boolean =>
  fold(text)
    .split(/[^a-z]+/)
    .some((word) => schoolWords.has(word) || COMPOUND_SCHOOL.test(word));

/** Whether a text names a school and no degree. */
export const isSchool = (text: string): boolean => hasSchoolWord(text) && degreeIn(text) === null;

/** "Université Laval, Québec" is a school and where it is; "College Station, TX" is a town. */
export const isSchoolName = (text: string): boolean =>
  text.includes(' ') &&
  hasSchoolWord(text) &&
  !/^(?:college|university)\s(?:station|park|city|place|heights|hill)$/i.test(text);

/** Whether a whole text is the name of a degree. */
export const isDegree = (text: string): boolean => degreeNames.has(fold(text));

/** The degree a text begins with and what it is in; null when it begins with none. */
export function degreeIn(text: string): { studyType: string; area: string } | null {
  const folded = fold(text);
  if (folded.length !== text.length) return degreeInFolded(text.normalize('NFC'));
  return degreeInFolded(text);
}

/** Words that may stand before a degree without changing it. */
const BEFORE =
  /^(?:(?:honou?rs|professional|executive|joint|combined|double|advanced|specialized|international) ){1,2}/;
/** "Bachelor of Environmental Studies": what follows "of" belongs to the degree's name. */
const NAMED =
  /^(?:bachelor|master|doctor|associate) of (?:[\p{L}'’-]+(?: (?:and|&) | )?){1,5}?(?=$|,| in | – | - | — |\t| \(|;|:)/u;

function degreeInFolded(text: string): { studyType: string; area: string } | null {
  // Folding letter by letter keeps places in the folded and the written text the same.
  const folded = Array.from(text, (letter) => fold(letter).charAt(0) || letter).join('');
  const before = BEFORE.exec(folded)?.[0].length ?? 0;
  const rest = folded.slice(before);
  const degree = byLength.find(
    (name) => rest.startsWith(name) && !/^-?[\p{L}\d]/u.test(rest.slice(name.length)),
  );
  if (degree === undefined) return null;
  const named = / of /.test(degree) ? undefined : NAMED.exec(rest)?.[0];
  let end = before + (named ?? degree).length;
  const tail = /^(?:\s*\([^)]{1,30}\)|\s+(?:degree|diploma|honou?rs|hons)(?![\p{L}]))/iu.exec(
    text.slice(end),
  );
  if (tail !== null) end += tail[0].length;
  const area = text
    .slice(end)
    .replace(/^[\s,:–—-]*(?:(?:of|in|en|de|des|du|dans|zur|zum|als)\s+|d['’])?/i, '')
    .replace(/[\s,;:()–—-]+$/, '')
    .replace(/^\(/, '');
  return { studyType: text.slice(0, end).trim(), area };
}
