import {
  countryByName,
  countryOfCity,
  countryOfRegion,
} from '#engines/postings/facts/places/geography.data.ts';
import { ANNOUNCED, FIRM, MODE, ROLE, SCHEDULE, SPEECH, TITLE_LABEL } from './naming.data.ts';
import { flatten, type Passage } from '#engines/postings/facts/text/passages.ts';
import { placeIn } from '#engines/postings/facts/places/place.ts';

/** What a bare text calls the job and who offers it; '' where it does not say. */
export interface Named {
  title: string;
  company: string;
}

/** Names that stand in the first lines by themselves: the one with a word of work is the title. */
export function firstLines(passages: readonly Passage[], labelled: Named): Named & { sure: boolean } {
  const prose = new Set(
    passages.filter(({ text, flat }) => /[.!?]$/.test(text) && SPEECH.test(flat)).map(({ line }) => line),
  );
  const heads = passages
    .filter(
      (passage) =>
        passage.line < 5 && (!prose.has(passage.line) || namesRole(passage)) && !HEADING.test(passage.flat),
    )
    .map((passage) => (passage.label === '' ? passage : opened(passage)));
  const names: string[] = [];
  let ofFirstLine = 0;
  for (const { text: said, flat, header, line } of heads) {
    const text = said.replace(URGENT, '');
    if (!header && line > 1) break;
    if (
      text.length > 90 ||
      /[.!?]$/.test(text.replace(/\b(?:inc|ltd|co|corp)\.$/i, '')) ||
      (speaks(text) && !/^[^|]{2,60} (?:at|chez|@) /.test(flat))
    )
      continue;
    const [, title, company] = /^(.{3,60}?),? (?:at|@|chez) (\p{Lu}.{1,50})$/u.exec(text) ?? [];
    if (title !== undefined && company !== undefined)
      return { title, company: partsOf(company)[0] ?? company, sure: true };
    names.push(...partsOf(text).filter((part) => part !== labelled.title && part !== labelled.company));
    if (line === 0) ofFirstLine = names.length;
  }
  const [first = ''] = names;
  const second = secondOf(names.slice(1, ofFirstLine), names.slice(Math.max(1, ofFirstLine)));
  if (labelled.title !== '') return { title: '', company: first, sure: false };
  if (labelled.company !== '') return { title: first, company: '', sure: false };
  const swapped = !ROLE.test(flatten(first)) && ROLE.test(flatten(second)) && !FIRM.test(flatten(second));
  return swapped
    ? { title: second, company: first, sure: true }
    : { title: first, company: second, sure: second !== '' };
}

const HEADING =
  /^(?:about (?:the |our )?(?:company|us|team|role|job|position|employer)|the (?:role|job|company)|overview|job (?:description|summary|details)|who we are|description|a propos(?: de nous)?|qui sommes-nous) ?:?$/;
/** What is called out after a name: "needed ASAP!!". */
const URGENT = /(?:\s(?:wanted|needed|required))?(?:\s(?:asap|now|immediately|urgently))?\s*!+$/iu;

/** "We are hiring! Roof fitter": a name beside a sentence. */
const namesRole = ({ text, flat, line }: Passage): boolean =>
  line === 0 && ROLE.test(flat) && text.length < 60 && !/[.!?]$/.test(text) && !SPEECH.test(flat);

const isFirm = (name: string): boolean => FIRM.test(flatten(name));
const isLong = (name: string): boolean => /^\p{Lu}.* /u.test(name);

/** The likelier name beside the first: an employer's kind of name in its own line, then below, then any. */
function secondOf(beside: readonly string[], below: readonly string[]): string {
  return (
    beside.find((name) => isFirm(name) && isLong(name)) ??
    below.find(isFirm) ??
    beside.find(isLong) ??
    below[0] ??
    beside[0] ??
    ''
  );
}

/** Whether a line tells something; words in capitals may be a title's: "Special Needs Bus Driver". */
const speaks = (text: string): boolean =>
  SPEECH.test(text) || /^(?:we|we're|our|join|you|nous|vous|now)\b/.test(flatten(text));

/** "Intern, Winter 2027". */
const SEASON_LAST =
  /,?\s*[-–—(]?\s*(?:summer|winter|fall|autumn|spring|été|hiver|automne|printemps)\s+20\d\d\)?\s*$/iu;
/** Stands for a stroke that joins two names of one job while a line is split. */
const SLASH = '\u241f';

/** A line's parts that may be names: no places, no kinds of work, no figures. */
export function partsOf(line: string): string[] {
  return (
    line
      .replace(/(\p{L}+) \/ (\p{L}+)/gu, (whole, one: string, other: string) =>
        ROLE.test(flatten(one)) &&
        (/^\p{Ll}/u.test(other) || ROLE.test(flatten(line.slice(line.indexOf(other)))))
          ? `${one}${SLASH}${other}`
          : whole,
      )
      .split(/\s[|·•–—-]\s|\t|\s{3,}| \/ /u)
      .map((part) => part.replaceAll(SLASH, ' / '))
      .map((part) =>
        part
          .replace(SEASON_LAST, '')
          .replace(/^[\s\-–—•|]+|[\s\-–—•|]+$/gu, '')
          .replace(/\s(?:wanted|needed|required|recherchée?s?|demandée?s?)$/iu, ''),
      )
      .map((part) =>
        part.replace(/\s*\(([^()]*)\)$/u, (whole, inside: string) =>
          MODE.test(flatten(inside)) || SCHEDULE.test(flatten(inside)) ? '' : whole,
        ),
      )
      // "Nelson, British Columbia" is a place as a whole.
      .filter((part) => !isPlace(part.replace(/\s*\([^()]*\)$/u, '')))
      .map(withoutPlace)
      .filter(
        (part) =>
          /\p{L}{2}/u.test(part) &&
          !isPlace(part) &&
          !isKind(part) &&
          !ANNOUNCED.test(flatten(part)) &&
          !/[$€£<>{}[\]]|\d{4}|^\d/.test(part) &&
          (!SCHEDULE.test(flatten(part)) || ROLE.test(flatten(part))),
      )
  );
}

/** "Summer student: Event Coordinator" names the job after a label of its own. */
function opened(passage: Passage): Passage {
  const text = passage.line > 1 ? '' : passage.text.slice(passage.text.indexOf(':') + 1).trim();
  return ROLE.test(flatten(text)) && !TITLE_LABEL.test(passage.label)
    ? { ...passage, text, flat: flatten(text) }
    : { ...passage, text: '', flat: '' };
}

/** "Quillback Insurance, Hartford, CT" without its place. */
function withoutPlace(part: string): string {
  const inside = /^(.{2,}?)\s*\(([^()]+)\)$/.exec(part);
  if (inside?.[1] !== undefined && isPlace(inside[2] ?? '')) return inside[1];
  const street = /^(.{2,}?), \d+,? \p{L}/u.exec(part);
  if (street?.[1] !== undefined) return street[1];
  const at = part.indexOf(', ');
  return at > 1 && isPlace(part.slice(at + 2).replace(/\s*\([^()]*\)$/u, '')) ? part.slice(0, at) : part;
}

function isKind(part: string): boolean {
  const flat = flatten(part);
  return (
    MODE.test(flat) &&
    !ROLE.test(flat.replace(/\b(?:internship|contract|temporary)\b/g, '')) &&
    (flat.split(' ').length <= 6 || MODE.exec(flat)?.index === 0)
  );
}

/** Whether words are a place and nothing else. */
export function isPlace(part: string): boolean {
  const flat = flatten(part);
  if (countryOfCity.has(flat) || countryByName.has(flat) || (countryOfRegion.has(flat) && flat.length > 2))
    return true;
  if (ROLE.test(flat)) return false;
  const place = placeIn([
    { text: part, flat, line: 1, section: 'none', item: false, header: true, label: '' },
  ]);
  return place !== null && place.place.length > part.length * 0.5;
}
