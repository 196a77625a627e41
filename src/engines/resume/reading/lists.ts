import { fold } from '#engines/text/index.ts';
import { FLUENCIES, HUMAN_LANGUAGES } from './vocabulary/index.ts';
import { continues } from './lines.ts';
import type { Found, Line } from './lines.ts';

export interface SkillGroup {
  name: Found | null;
  keywords: Found[];
}

/** Splits at commas, semicolons, bars and item marks that stand outside brackets. */
function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,;|•·∙●▪\t]/u.test(letter)) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  parts.push(part);
  return parts
    .map((one) =>
      one
        .trim()
        .replace(/^(?:and|et|&)\s+|^[-–—*]\s*|\.$/gi, '')
        .trim(),
    )
    .filter((one) => /[\p{L}\d]/u.test(one));
}

const GROUP = /^([^:]{2,40}?)\s?:\s*(.*)$/u;
const LONGEST_SKILL = 80;

function wrapped(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const first = group?.[0];
    const listGoesOn =
      before !== undefined &&
      !line.item &&
      line.order === before.order + 1 &&
      /[,;&]$/.test(before.body) &&
      !GROUP.test(line.body);
    const sentenceGoesOn =
      first !== undefined &&
      before !== undefined &&
      /^\p{Ll}/u.test(line.body) &&
      continues(first, before, line);
    if (group !== undefined && (listGoesOn || sentenceGoesOn)) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Reads skills: lists by commas, bars or items, in groups where a label such as "Tools:" begins the line. */
export function readSkills(lines: readonly Line[]): SkillGroup[] {
  const groups: SkillGroup[] = [];
  let loose: SkillGroup | null = null;
  for (const together of wrapped(lines)) {
    const text = together.map(({ body }) => body).join(' ');
    const label = GROUP.exec(text);
    const list = splitList(label?.[2] ?? text).filter((value) => value.length <= LONGEST_SKILL);
    const keywords = list.map((value) => ({ value, lines: lineHolding(value, together) }));
    if (label !== null && !/https?$/.test(label[1] ?? '')) {
      const name = { value: (label[1] ?? '').trim(), lines: together.slice(0, 1) };
      groups.push({ name, keywords });
    } else if (keywords.length > 0) {
      const last = groups.at(-1);
      // A label alone on its line ("Tools:") names what follows.
      if (last !== undefined && last.name !== null && last.keywords.length === 0)
        last.keywords.push(...keywords);
      else if (loose === null) groups.push((loose = { name: null, keywords }));
      else loose.keywords.push(...keywords);
    }
  }
  return groups.filter(({ keywords }) => keywords.length > 0);
}

function lineHolding(value: string, lines: readonly Line[]): Line[] {
  const one = lines.find(({ body }) => body.includes(value));
  return one === undefined ? [...lines] : [one];
}

const isLanguage = (text: string): boolean => HUMAN_LANGUAGES.has(fold(text).replace(/[^a-z]/g, ''));
const isFluency = (text: string): boolean =>
  fold(text)
    .split(/[^a-z0-9]+/)
    .some((word) => FLUENCIES.has(word));

/** Whether every part of a list names a spoken language (with or without its level). */
export function namesLanguages(text: string): boolean {
  const parts = splitList(text);
  return parts.length > 0 && parts.every((part) => isLanguage(part.split(/[\s(:–—-]/)[0] ?? ''));
}

/** Reads spoken languages with their levels ("English (native), French – B2", "Anglais : courant"). */
export function readLanguages(lines: readonly Line[]): { language: Found; fluency: Found | null }[] {
  const found: { language: Found; fluency: Found | null }[] = [];
  for (const line of lines) {
    for (const part of splitList(line.body)) {
      const [, name = '', level = ''] = /^([\p{L}]+(?: [\p{L}]+)?)[\s:(–—-]*(.*?)\)?$/u.exec(part) ?? [];
      const [first = '', ...others] = name.split(' ');
      const last = found.at(-1);
      if (isLanguage(name) || isLanguage(first)) {
        const rest = isLanguage(name) ? level : [...others, level].join(' ').trim();
        const language = { value: isLanguage(name) ? name : first, lines: [line] };
        const fluency = rest !== '' && part.includes(rest) ? { value: rest, lines: [line] } : null;
        found.push({ language, fluency });
      } else if (last !== undefined && last.fluency === null && isFluency(part)) {
        last.fluency = { value: part.replace(/^[(\s–—-]+|\)$/g, ''), lines: [line] };
      } else {
        const bilingual = part.split(/\s(?:and|et|&)\s/).filter((word) => isLanguage(word));
        for (const word of bilingual) found.push({ language: { value: word, lines: [line] }, fluency: null });
      }
    }
  }
  return found;
}
