import type { SkillForm, Taxonomy } from './taxonomy.ts';
import { tokensOf, type Token } from './tokens.ts';

/** A skill named in a line; `from` and `to` are places among its tokens. */
export interface SkillMention {
  skill: number;
  from: number;
  to: number;
}

const NEGATOR = /^(no|not|never|without|aucune?|sans|pas|jamais|lack|lacking|zero)$/;
const NEGATOR_REACH = 4;

/** The skills a line names, each once, longest form first; denied ones ("no Java") are left out. */
export function findSkills(line: string, taxonomy: Taxonomy): SkillMention[] {
  const tokens = tokensOf(line);
  const found: (SkillMention & { form: SkillForm })[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const form = taxonomy.forms.get(tokens[at]?.word ?? '')?.find((candidate) => fits(candidate, tokens, at));
    if (form === undefined) continue;
    found.push({ skill: form.skill, from: at, to: at + form.words.length, form });
    at += form.words.length - 1;
  }
  const plain = found.filter(({ form }) => !form.strict).length;
  const seen = new Set<number>();
  return found
    .filter(({ form, from }) => !form.capitals || /^[A-Z\d]+$/.test(tokens[from]?.raw ?? ''))
    .filter((mention) => !mention.form.strict || counts(mention, line, tokens, plain))
    .filter((mention) => !isDenied(line, tokens, mention.from))
    .filter(({ skill }) => (seen.has(skill) ? false : (seen.add(skill), true)))
    .map(({ skill, from, to }) => ({ skill, from, to }));
}

function fits(form: SkillForm, tokens: readonly Token[], at: number): boolean {
  return form.words.every((word, index) => tokens[at + index]?.word === word);
}

/** A form that is also an ordinary word counts with its capitals and beside another skill, in a list, or after "in", "with", "using". */
function counts(
  mention: SkillMention & { form: SkillForm },
  line: string,
  tokens: readonly Token[],
  plain: number,
): boolean {
  const token = tokens[mention.from];
  const last = tokens[mention.to - 1];
  if (token === undefined || last === undefined) return false;
  if (mention.form.words.length === 1 && !/^\p{Lu}/u.test(token.raw)) return false;
  const before = line.slice(Math.max(0, token.at - 2), token.at);
  const after = line.slice(last.end, last.end + 2);
  if (/[-'’]$/.test(before) || /^[-'’]/.test(after)) return false;
  const listed = /[,/(;]\s?$/.test(before) || /^\s?[,/);]/.test(after) || tokens.length <= 2;
  const previous = tokens[mention.from - 1]?.word ?? '';
  const next = tokens[mention.to]?.word ?? '';
  // "Planification de leçons" plans lessons, not shifts.
  if (/^(?:de|des|du)$/.test(next)) return false;
  const introduced = INTRODUCES.test(previous) || (token.raw.length > 2 && FOLLOWS.test(next));
  if (listed) return plain > 0 || tokens.length <= 3 || introduced || token.raw.length > 3;
  // A capital inside a line is a name; at its start it is only a start.
  return (
    introduced ||
    (token.raw.length > 2 &&
      (plain > 0 || (token.raw.length > 3 && mention.from > 0 && !isTitleCase(tokens))))
  );
}

const INTRODUCES = /^(?:in|on|with|using|en|avec|sur|and|et|or|ou|advanced|of|de)$/;
const FOLLOWS =
  /^(?:with|skill|advanced|avance|spreadsheet|look|pivot|formula|and|et|or|ou|avec|intermediate|intermediaire)$/;

function isTitleCase(tokens: readonly Token[]): boolean {
  return tokens.filter(({ raw }) => /^\p{Lu}/u.test(raw)).length > tokens.length / 2;
}

/** True for many bare skill words in a row without a comma or a verb: a list for machines, not a requirement. */
export function isSkillHeap(line: string, taxonomy: Taxonomy): boolean {
  if (/[,;:./•|()]/.test(line)) return false;
  const tokens = tokensOf(line);
  const named = tokens.filter(
    ({ word }) => taxonomy.forms.get(word)?.some(({ words }) => words.length === 1) === true,
  ).length;
  return named >= HEAP && tokens.length <= named * 2;
}

const HEAP = 5;

function isDenied(line: string, tokens: readonly Token[], at: number): boolean {
  const start = tokens[at]?.at ?? 0;
  for (let index = at - 1; index >= Math.max(0, at - NEGATOR_REACH); index -= 1) {
    const token = tokens[index];
    if (token === undefined || /[.;:,)]/.test(line.slice(token.end, start))) return false;
    if (NEGATOR.test(token.word)) return !/^only$/.test(tokens[index + 1]?.word ?? '');
  }
  return false;
}
