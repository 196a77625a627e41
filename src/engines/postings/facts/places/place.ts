import { areaAfter, areaIn, isWider } from './areas.ts';
import { countryOfCity } from './geography.data.ts';
import { flatten, quote, type Passage } from '#engines/postings/facts/text/passages.ts';
import {
  FACILITY,
  LABEL,
  OTHER_LABEL,
  MODE,
  LEADS,
  BEFORE,
  STRONG_BEFORE,
  AFTER,
  ELSEWHERE,
} from './place.data.ts';

/** Where the work is, as the text says. */
export interface PlaceSaid {
  /** As written; null when only a wider area is named. */
  city: string | null;
  /** As written, with what stands beside it: "Montréal, QC". */
  place: string;
  /** ISO 3166; null when the text does not tell. */
  country: string | null;
  span: string;
}

interface Candidate extends PlaceSaid {
  score: number;
}

const CITY_NAME =
  /\p{Lu}[\p{L}'’.]*(?:[ -](?:(?:de|of|du|la|le|les|des|sur|upon|on|the|aux)[ -])?(?:\p{Lu}|d'|l')[\p{L}'’.]*){0,4}/gu;

/** The likeliest place of work; null when the text names none. */
export function placeIn(passages: readonly Passage[]): PlaceSaid | null {
  let best: Candidate | null = null;
  for (const passage of passages) {
    if (OTHER_LABEL.test(passage.label) || (passage.item && isAsked(passage))) continue;
    for (const candidate of candidatesIn(passage))
      if (candidate.score >= ENOUGH && candidate.score > (best?.score ?? 0)) best = candidate;
  }
  if (best === null) return null;
  const { city, place, country, span } = best;
  return { city, place, country, span };
}

/** Items of duties and demands name no place of work, unless one is labelled so. */
const isAsked = ({ section, label }: Passage): boolean =>
  section === 'duties' || ((section === 'must' || section === 'nice') && !LABEL.test(label));

const ENOUGH = 3;

function* candidatesIn(passage: Passage): Generator<Candidate> {
  const { text, flat } = passage;
  let any = false;
  for (const match of text.matchAll(CITY_NAME)) {
    const named = namedCity(match[0]);
    if (named === null) continue;
    const from = match.index + named.from;
    const beside = areaAfter(text, from + named.name.length, countryOfCity.get(flatten(named.name)));
    if (beside === null && !named.known) continue;
    any = true;
    const to = beside?.to ?? from + named.name.length;
    yield {
      city: named.name,
      place:
        text.slice(from, to).replace(/[\s(,]+$/, '') +
        (text.slice(from, to).includes('(') && text[to - 1] !== ')' ? ')' : ''),
      country: beside?.country ?? countryOfCity.get(flatten(named.name)) ?? null,
      span: quote(text, from, to),
      score: scoreOf(passage, { from, to, beside: beside !== null, known: named.known }),
    };
  }
  if (any || !LABEL.test(passage.label)) return;
  const written = /[:=\t|–—-]\s*(.+)$/u.exec(text)?.[1] ?? '';
  const [first = ''] = written.split(/[,;(/|–—]|\s-\s/u);
  const name = first.trim();
  if (
    /^\p{Lu}/u.test(name) &&
    name.length <= 40 &&
    !isWider(flatten(name)) &&
    !MODE.test(flat.slice(flat.indexOf(flatten(name))))
  )
    yield { city: name, place: name, country: areaIn(flat), span: quote(text, 0, text.length), score: 5 };
}

/** A city among capitalised words: the known one, else the whole name without words that lead to it. */
function namedCity(written: string): { name: string; from: number; known: boolean } | null {
  const words = [...written.matchAll(/[^\s]+/g)];
  for (let first = 0; first < words.length; first += 1)
    for (let last = words.length; last > first; last -= 1) {
      const [start, end] = [words[first], words[last - 1]];
      if (start === undefined || end === undefined) continue;
      const name = written.slice(start.index, end.index + end[0].length).replace(/[.'’]+$/, '');
      if (countryOfCity.has(flatten(name))) return { name, from: start.index, known: true };
    }
  const [lead, second] = words;
  const from = lead !== undefined && LEADS.test(flatten(lead[0])) ? (second?.index ?? -1) : 0;
  if (from < 0) return null;
  const name = written.slice(from).replace(/[.'’]+$/, '');
  return isWider(flatten(name)) || FACILITY.test(flatten(name)) ? null : { name, from, known: false };
}

function scoreOf(
  { flat, section, header, label, line }: Passage,
  found: { from: number; to: number; beside: boolean; known: boolean },
): number {
  const before = flat.slice(Math.max(0, found.from - 60), found.from);
  const after = flat.slice(found.to, found.to + 30);
  let score = (found.beside ? 3 : 0) + (found.known ? 1 : 0);
  if (LABEL.test(label)) score += 5;
  else if (header && line > 0) score += 3;
  else if (header && found.beside) score += 1;
  if (STRONG_BEFORE.test(before)) score += 3;
  else if (BEFORE.test(before)) score += 2;
  if (AFTER.test(after)) score += 3;
  // A part of a line by itself: "Fenwick - Laval".
  if (found.known && /(?:^|[-|•·(,]) ?$/.test(before) && /^ ?(?:$|[-|•·),(])/.test(after))
    score += header ? 2 : 1;
  if (section === 'about') score -= 2;
  if (section === 'duties') score -= 3;
  if (ELSEWHERE.test(before) || /^\s*(?:headquarters|hq)\b/.test(after)) score -= 4;
  // A city inside an employer's name: "Bank of Montreal", "London Drugs".
  if (
    !found.beside &&
    !LABEL.test(label) &&
    /\b(?:bank|university|city|ville|college|port|hospital|banque|universite) (?:of|de) $/.test(before)
  )
    score -= 4;
  return score;
}
