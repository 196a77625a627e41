import { FIRM, ROLE, SPEECH, TITLE_LABEL } from './naming.data.ts';
import { partsOf } from './parts.ts';
import { flatten, type Passage } from '#engines/postings/facts/text/passages.ts';

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
    const text = said.replace(URGENT, '').replace(ESTABLISHED, '');
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
  if (labelled.company !== '')
    return { title: joinedIn(heads[0]?.text ?? '', names.slice(0, ofFirstLine)), company: '', sure: false };
  // "Lakehead University", "Faculty of Nursing", "Lecturer": the employer's parts may stand above the job.
  const job = isFirm(first) && !isRole(first) && !isRole(second) ? names.slice(1).find(isRole) : undefined;
  if (job !== undefined) return { title: job, company: first, sure: true };
  const swapped = !ROLE.test(flatten(first)) && isRole(second);
  return swapped
    ? { title: second, company: first, sure: true }
    : { title: first, company: second, sure: second !== '' };
}

const HEADING =
  /^(?:about (?:the |our )?(?:company|us|team|role|job|position|employer)|the (?:role|job|company)|overview|job (?:description|summary|details)|who we are|description|a propos(?: de nous)?|qui sommes-nous) ?:?$/;
/** "Little Otters Society (est. 1989; 64 children)". */
const ESTABLISHED = /\s*\((?:est\.?|established|founded|since|fondée? en|depuis)\s[^()]*\)$/iu;
/** What is called out after a name: "needed ASAP!!". */
const URGENT = /(?:\s(?:wanted|needed|required))?(?:\s(?:asap|now|immediately|urgently))?\s*!+$/iu;

/** "Data Analyst – Revenue": where the employer is named elsewhere, what a dash parts in the first line is one title. */
function joinedIn(line: string, names: readonly string[]): string {
  const [first = '', ...others] = names;
  const last = others.at(-1) ?? first;
  const from = line.indexOf(first);
  const to = line.lastIndexOf(last) + last.length;
  const together = from < 0 || to < from ? first : line.slice(from, to);
  return /[|·•\t]| \/ /u.test(together) || others.some(isFirm) ? first : together;
}

/** "We are hiring! Roof fitter": a name beside a sentence. */
const namesRole = ({ text, flat, line }: Passage): boolean =>
  line === 0 && ROLE.test(flat) && text.length < 60 && !/[.!?]$/.test(text) && !SPEECH.test(flat);

const isRole = (name: string): boolean => ROLE.test(flatten(name)) && !isFirm(name);
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

/** "Summer student: Event Coordinator" names the job after a label of its own. */
function opened(passage: Passage): Passage {
  const text = passage.line > 1 ? '' : passage.text.slice(passage.text.indexOf(':') + 1).trim();
  return ROLE.test(flatten(text)) && !TITLE_LABEL.test(passage.label)
    ? { ...passage, text, flat: flatten(text) }
    : { ...passage, text: '', flat: '' };
}
