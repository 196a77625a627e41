import type { Posting } from '#contract/career/posting.ts';
import { fold, words } from '#engines/text/index.ts';

const LEGAL_FORM =
  /\b(inc|incorporated|ltd|limited|llc|llp|lp|corp|corporation|gmbh|plc|ltee|limitee|senc|sencrl|enr)\b\.?/g;
const GENDER_MARK = /[([]\s*(?:[hfmwdx]\s*[/|,-]\s*){1,2}[hfmwdx]\s*[)\]]/g;
const NUMBER_MARK = /(?:#|\b(?:req|requisition|job|ref|no)\b\.?\s*(?:id|no)?\.?[:#\s]*)[a-z]{0,4}-?\d{3,}/g;
const REMOTE = new Set(['remote', 'teletravail', 'distance', 'anywhere', 'telework']);
const SHINGLE_WORDS = 5;
const SAME_TEXT = 0.9;

/** The same job on two boards has one key: employer, title without decorations, and its cities; folded, parted by "|". */
export function canonicalKey(posting: Posting): string {
  const employer = words(fold(posting.company).replace(/&/g, ' and ').replace(LEGAL_FORM, ' ')).join(' ');
  const title = words(fold(posting.title).replace(GENDER_MARK, ' ').replace(NUMBER_MARK, ' ')).join(' ');
  const cities = posting.places.map(cityOf);
  return [employer, title, [...new Set(cities)].toSorted().join('+')].join('|');
}

/** The start that a key shares with every other place of the same job: employer and title, up to the last "|". */
export const placelessKey = (key: string): string => key.slice(0, key.lastIndexOf('|') + 1);

// "Remote", "Remote, Canada" and "Remote - Canada" are one place: boards differ in how they say it.
function cityOf(place: string): string {
  const list = words(fold(place.split(/[,(]/)[0] ?? ''));
  return list.some((word) => REMOTE.has(word)) ? 'remote' : list.join(' ');
}

/**
 * The postings without repeats, in order, the first of each kept. Two are one when board, tenant and id agree, or when
 * the canonical keys agree and the texts' five-word shingles overlap by at least 0.9 (Jaccard).
 */
export function dedupe(postings: readonly Posting[]): Posting[] {
  const ids = new Set<string>();
  const kept = new Map<string, { text: string; shingles: Set<string> | null }[]>();
  return postings.filter((posting) => {
    const id = JSON.stringify([posting.board, posting.tenant, posting.external_id]);
    if (ids.has(id)) return false;
    ids.add(id);
    const key = canonicalKey(posting);
    const known = kept.get(key);
    if (known === undefined) {
      // Most keys stand alone: shingles are made only when a second posting asks.
      kept.set(key, [{ text: posting.description, shingles: null }]);
      return true;
    }
    const shingles = shinglesOf(posting.description);
    if (known.some((other) => overlap((other.shingles ??= shinglesOf(other.text)), shingles) >= SAME_TEXT))
      return false;
    known.push({ text: posting.description, shingles });
    return true;
  });
}

function shinglesOf(text: string): Set<string> {
  const list = words(text);
  if (list.length <= SHINGLE_WORDS) return new Set([list.join(' ')]);
  const shingles = new Set<string>();
  for (let at = 0; at + SHINGLE_WORDS <= list.length; at += 1)
    shingles.add(list.slice(at, at + SHINGLE_WORDS).join(' '));
  return shingles;
}

function overlap(a: Set<string>, b: Set<string>): number {
  let shared = 0;
  for (const shingle of a) if (b.has(shingle)) shared += 1;
  return shared / (a.size + b.size - shared);
}
