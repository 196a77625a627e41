import { extractRawText } from 'mammoth';
import { extractText, getDocumentProxy } from 'unpdf';
import { typeOf } from '#server/ports/documents/read-document.ts';
import type { Fields } from './fields.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DATE = '(?:[A-Z][a-z]{2,8}\\.? \\d{4}|\\d{1,2}/\\d{4}|\\d{4}-\\d{2}|\\d{4})';
const RANGE = new RegExp(`(${DATE})\\s*(?:-|–|—|to)\\s*(${DATE}|Present|Current)`, 'i');
const HEADINGS: readonly (readonly [pattern: RegExp, name: 'work' | 'education' | 'skills' | 'other'])[] = [
  [/^(?:work|professional )?(?:experience|employment|work)/i, 'work'],
  [/^education/i, 'education'],
  [/^(?:technical )?skills/i, 'skills'],
  [/^(?:summary|profile|languages|certificat|contact|projects|interests|references)/i, 'other'],
];

/** The bare text of a file, as the usual libraries give it. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const type = typeOf(bytes);
  if (type === 'pdf')
    return (await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })).text;
  if (type === 'docx') return (await extractRawText({ buffer: Buffer.from(bytes) })).value;
  return new TextDecoder(type === 'text' ? 'utf-8' : 'windows-1252').decode(bytes);
}

function dateOf(text: string): string {
  if (/present|current/i.test(text)) return 'present';
  const year = /\d{4}/.exec(text)?.[0] ?? '';
  const number = /^(\d{1,2})\//.exec(text)?.[1] ?? /^\d{4}-(\d{2})/.exec(text)?.[1];
  const month = number ?? String(MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1);
  return month === '0' ? year : `${year}-${month.padStart(2, '0')}`;
}

/** The plainest way to read a resume: its bare text, headings by name, and a pattern for each kind of value. */
export async function readBare(bytes: Uint8Array): Promise<Fields> {
  const text = await textOf(bytes);
  const lines = text.split(/\n/).map((line) => line.trim());
  const under = {
    work: [] as string[],
    education: [] as string[],
    skills: [] as string[],
    other: [] as string[],
  };
  let section: keyof typeof under = 'other';
  for (const line of lines.filter((one) => one !== '')) {
    const heading = HEADINGS.find(([pattern]) => line.length < 40 && pattern.test(line));
    if (heading === undefined) under[section].push(line);
    else [, section] = heading;
  }
  const work = under.work.flatMap((line) => {
    const [range, start = '', end = ''] = RANGE.exec(line) ?? [];
    if (range === undefined) return [];
    const [title = '', company = ''] = line.replace(range, '').split(/ at |, | \| |\s{3,}/);
    return [{ title: title.trim(), company: company.trim(), start: dateOf(start), end: dateOf(end) }];
  });
  return {
    name: lines[0] ?? '',
    email: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(text)?.[0] ?? '',
    phone: /\+?\(?\d[\d ().-]{8,16}\d/.exec(text)?.[0] ?? '',
    city: /(\p{Lu}\p{L}+), [A-Z]{2}\b/u.exec(text)?.[1] ?? '',
    links: [...text.matchAll(/(?:https?:\/\/|www\.)\S+|(?:linkedin|github)\.com\/\S+/g)].map(
      ([link]) => link,
    ),
    work,
    education: under.education
      .filter((line) => /universit|college|school|institut/i.test(line))
      .map((line) => ({
        institution: line.split(/,|\|/)[0]?.trim() ?? '',
        end: /\d{4}/.exec(line)?.[0] ?? '',
      })),
    skills: under.skills.flatMap((line) => line.split(/[,;•]/)).map((skill) => skill.trim()),
    languages: [],
    certificates: [],
  };
}
