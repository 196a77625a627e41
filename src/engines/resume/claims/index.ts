import type { Claim, Fact } from '#contract/career/facts.ts';
import { isSaid, plain, plainNumber, saidIn, tokens } from './facts-said.ts';
import type { Said } from './facts-said.ts';
import {
  CLAIMING_WORDS,
  EMPLOYER_WORDS,
  MONTH_WORDS,
  NEUTRAL_WORDS,
  NUMBER_WORDS,
  PERSON_WORDS,
  SKILL_LEADS,
} from './words.data.ts';

/** Words a letter may use without a fact: the employer's and the job's name as posted, and the name the person signs with. */
export interface Allowed {
  company: string;
  title: string;
  name?: string;
}

export interface Verdict {
  ok: boolean;
  refused: { text: string; why: string }[];
}

const CHECKED_CHARACTERS = 2000;
const INTENT =
  /^(?:i am applying|i would|i look forward|i hope|please consider me|je pose ma candidature|je vous soumets|je souhaite|je me tiens|je peux repondre|j'aimerais|je serais)\b/;
const MONTHS = new Set(MONTH_WORDS.flatMap((names) => names.split(' ')));

const isNumber = (token: string): boolean => /^\p{N}/u.test(token);

const NAME_CHARACTERS = 100;

/** A text on one line without unseen characters. */
const onOneLine = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/\p{C}/gu, '').replace(/ {2,}/g, ' ').trim();

/** The names that may stand, each whole and as a letter shortens it. */
function namesOf(allowed: Allowed): string[] {
  return [allowed.company, allowed.title, allowed.name ?? '']
    .map(onOneLine)
    .flatMap((name) => [name, name.slice(0, NAME_CHARACTERS).trim()])
    .filter((name) => name !== '')
    .toSorted((a, b) => b.length - a.length);
}

/** A text without the employer's, the job's and the signer's name where they stand word for word. */
function withoutNames(text: string, names: readonly string[]): string {
  let rest = text;
  for (const name of names) {
    const literal = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    rest = rest.replace(new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'gu'), ' ');
  }
  return rest;
}

function wrongNumber(text: string, said: Said): string | null {
  for (const token of tokens(text)) {
    const word = plain(token);
    const number = isNumber(token) ? plainNumber(token) : NUMBER_WORDS.get(word);
    if (number !== undefined && !said.numbers.has(number))
      return `the number “${token}” is in none of its facts`;
    // "C4" or "ISO9001": a name with digits in it.
    if (!isNumber(token) && /\p{N}/u.test(token) && !said.words.has(word))
      return `“${token}” is in none of its facts`;
  }
  return null;
}

function wrongName(text: string, said: Said): string | null {
  for (const sentence of text.split(/(?<=[.!?:])\s+|\n/)) {
    for (const [place, token] of tokens(sentence).entries()) {
      const word = plain(token);
      if (!/\p{Lu}|[+#]/u.test(token) || isNumber(token) || word === 'i') continue;
      const known =
        said.words.has(word) ||
        (place === 0
          ? isSaid(word, said) || NEUTRAL_WORDS.has(word)
          : /^\p{Lu}?\p{Ll}+$/u.test(token) && isSaid(word, said));
      const parts = word.split(/[-.]/);
      if (!known && !(parts.length > 1 && parts.every((part) => said.words.has(part))))
        return `“${token}” is in none of its facts`;
    }
  }
  return null;
}

function wrongClaimingWord(text: string, said: Said): string | null {
  for (const token of tokens(text)) {
    const word = plain(token);
    if ((CLAIMING_WORDS.has(word) || MONTHS.has(word)) && word !== 'may' && !isSaid(word, said))
      return `“${token}” is in none of its facts`;
  }
  for (const [, named = ''] of plain(text).matchAll(SKILL_LEADS)) {
    const strange = tokens(named).find((word) => !NEUTRAL_WORDS.has(word) && !isSaid(word, said));
    if (strange !== undefined) return `“${strange}” is in none of its facts`;
  }
  return null;
}

/** More than this share of the telling words must stand in the facts. */
const SUPPORTED_SHARE = 0.5;

function mostlyStrange(text: string, said: Said): string | null {
  const telling = tokens(text)
    .map(plain)
    .filter((word) => word.length > 2 && !NEUTRAL_WORDS.has(word));
  const supported = telling.filter((word) => isSaid(word, said) || said.numbers.has(plainNumber(word)));
  return telling.length > 0 && supported.length <= telling.length * SUPPORTED_SHARE
    ? 'most of its words are in none of its facts'
    : null;
}

function whyWithFacts(text: string, said: Said): string | null {
  return (
    wrongNumber(text, said) ??
    wrongName(text, said) ??
    wrongClaimingWord(text, said) ??
    mostlyStrange(text, said)
  );
}

/** What speaks of the person without a fact may only say what is wished; what speaks to the employer may tell nothing of the person. */
function whyWithoutFacts(text: string, names: readonly string[]): string | null {
  const rest = withoutNames(text, names);
  const words = tokens(rest).map(plain);
  const nothing: Said = { words: new Set(), numbers: new Set() };
  const person = tokens(rest)
    .map(plain)
    .some((word) => PERSON_WORDS.has(word));
  const strange = words.find((word) => !NEUTRAL_WORDS.has(word));
  const wishes = rest.split(/(?<=[.!?])\s+/).every((sentence) => {
    const own = tokens(sentence)
      .map(plain)
      .some((word) => PERSON_WORDS.has(word));
    return !own || INTENT.test(plain(sentence));
  });
  if (person) {
    if (!wishes) return 'it says something about the person without a fact';
    return strange === undefined ? null : `it says “${strange}” without a fact`;
  }
  const wrong = wrongNumber(rest, nothing) ?? wrongName(rest, nothing);
  if (wrong !== null) return wrong;
  const toEmployer = words.some((word) => EMPLOYER_WORDS.has(word));
  return toEmployer || strange === undefined ? null : `it says “${strange}” without a fact`;
}

/**
 * Refuses every claim that does not trace to the facts it cites: its numbers, dates, names, degrees, certificates,
 * skills and words of rank or reach must stand in them. A claim about the person without facts is refused unless it only
 * applies or thanks; there alone the employer's and the job's name may stand. Shares no code with what writes.
 */
export function checkClaims(claims: readonly Claim[], facts: readonly Fact[], allowed: Allowed): Verdict {
  const valueOf = new Map(facts.map(({ id, value }) => [id, value]));
  const names = namesOf(allowed);
  const refused: Verdict['refused'] = [];
  for (const { text: whole, fact_ids: ids } of claims) {
    const text = onOneLine(whole);
    const values = ids.map((id) => valueOf.get(id));
    let why: string | null;
    if (text.length > CHECKED_CHARACTERS) why = 'it is too long to check';
    else if (values.includes(undefined)) why = 'it cites a fact that is not known';
    else if (ids.length === 0) why = whyWithoutFacts(text, names);
    else why = whyWithFacts(text, saidIn(values.filter((value) => value !== undefined)));
    if (why !== null) refused.push({ text: whole, why });
  }
  return { ok: refused.length === 0, refused };
}
