import { atSlash } from '#engines/resume/reading/entries/slash.ts';
import {
  degreeIn,
  hasSchoolWord,
  isSchool,
  placeAtEnd,
  placeOf,
} from '#engines/resume/reading/vocabulary/index.ts';

const SEPARATOR = /\t|\s[|•·∙●–—~-]\s|\s?[|•·∙●]\s?|\s[–—]|[–—]\s|;\s/u;

const AT_SCHOOL = /\s(?:at|from|au|à)\s(?=\p{Lu}|l['’]|la\s)/u;

/** "Diploma in Welding at Conestoga College" in two, when what follows is a school. */
function atSchool(text: string): string[] {
  const at = AT_SCHOOL.exec(text);
  if (at === null) return [text];
  const school = text.slice(at.index + at[0].length).replace(/^(?:l['’]|la\s)/, '');
  return isSchool(school) && degreeIn(text) !== null ? [text.slice(0, at.index), school] : [text];
}

/** The mark somebody left with, after what they studied. */
const MARK = /[.,;]?\s\(?(?:c?gpa|grade point average|moyenne|note|abschlussnote)\b[^\t]*/iu;

/** What a line of a study says, apart: schools, degrees and fields, without places and marks. */
export function piecesOf(text: string): string[] {
  return text
    .replace(/(?<=\p{L}{3})\.$/u, '')
    .replace(MARK, '')
    .split(SEPARATOR)
    .flatMap((piece) => atSlash(piece, (part) => degreeIn(part) !== null))
    .flatMap((piece) => atSlash(piece, isSchool))
    .flatMap((piece) => {
      const trimmed = piece
        .trim()
        .replace(/^[,;:(]+\s*|\s*[,;:]+$/g, '')
        .replace(/^(?:at|from|@|chez|à|au)\s+(?=\p{Lu})/u, '');
      const place = placeOf(trimmed);
      if (place !== null && !hasSchoolWord(place.address)) return [];
      const bare = placeAtEnd(trimmed)?.before ?? trimmed;
      // "Diploma in Welding, Conestoga College" and "Conestoga College, Diploma in Welding".
      const commas = bare.split(/,\s+/);
      const splits = commas.length > 1 && commas.some(isSchool) && commas.some((part) => !isSchool(part));
      return splits ? joinAlike(commas).flatMap(afterField) : afterField(bare).flatMap(atSchool);
    })
    .filter((piece) => /\p{L}{2}/u.test(piece));
}

/** "Nursing, Bachelor of Science" in two: the field before the degree. */
function afterField(text: string): string[] {
  const parts = text.split(/,\s+/);
  const at = parts.findIndex((part) => degreeIn(part) !== null);
  return at < 1 || hasSchoolWord(text) ? [text] : [parts.slice(0, at).join(', '), parts.slice(at).join(', ')];
}

function joinAlike(commas: readonly string[]): string[] {
  const groups: string[] = [];
  for (const part of commas) {
    const last = groups.at(-1);
    const school = isSchool(part);
    if (last !== undefined && !school && !isSchool(last)) groups[groups.length - 1] = `${last}, ${part}`;
    else groups.push(part);
  }
  return groups;
}
