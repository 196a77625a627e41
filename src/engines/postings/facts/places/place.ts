import { areaAfter, areaIn, isWider } from './areas.ts';
import { countryOfCity, countryOfRegion } from './known-places.ts';
import { flatten } from '#engines/postings/facts/text/flatten.ts';
import { quote, type Passage } from '#engines/postings/facts/text/passages.ts';
import { IN_NAME, isWithin, scoreOf } from './place-score.ts';
import { AFTER, FACILITY, LABEL, OTHER_LABEL, MODE, LEADS, CUED } from './place.data.ts';

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

/**
 * The likeliest place of work; null when the text names none. A place in the name of the employer, if that is known, is none:
 * "Vancouver Island Renal Society".
 */
export function placeIn(passages: readonly Passage[], company = ''): PlaceSaid | null {
  const found: Candidate[] = [];
  for (const passage of passages) {
    if (OTHER_LABEL.test(passage.label) || (passage.item && isAsked(passage))) continue;
    for (const candidate of candidatesIn(passage, flatten(company)))
      if (candidate.score > 0) found.push(candidate);
  }
  let best: Candidate | null = null;
  for (const candidate of found) {
    const again = found.filter(({ city, span }) => city === candidate.city && span !== candidate.span).length;
    const score = candidate.score + (again > 0 ? 1 : 0);
    if (score >= ENOUGH && score > (best?.score ?? 0)) best = { ...candidate, score };
  }
  // The only town that is named at all.
  const [only] = found.filter(({ score }) => score >= BARELY);
  if (
    best === null &&
    only !== undefined &&
    found.every(({ city, score }) => city === only.city || score < BARELY)
  )
    best = only;
  if (best === null) return null;
  const { city, place, country, span } = best;
  return { city, place, country, span };
}

/** Items of duties and demands name no place of work, unless one is labelled so. */
const isAsked = ({ section, label }: Passage): boolean =>
  section === 'duties' || ((section === 'must' || section === 'nice') && !LABEL.test(label));

const ENOUGH = 3;
const BARELY = 2;

/** A name of a town that is not known: a word or two, no part of a firm. */
const isTownLike = (name: string): boolean => /^\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,2}$/u.test(name);

function* candidatesIn(passage: Passage, company: string): Generator<Candidate> {
  const { text, flat } = passage;
  let any = false;
  for (const match of text.matchAll(CITY_NAME)) {
    const named = namedCity(match[0]);
    if (named === null) continue;
    const from = match.index + named.from;
    const beside = areaAfter(text, from + named.name.length, countryOfCity.get(flatten(named.name)));
    const cued = CUED.test(flat.slice(Math.max(0, from - 40), from));
    const after =
      AFTER_NAME.test(flat.slice(Math.max(0, from - 3), from)) && followsFirm(passage, company, from);
    const sited =
      passage.label !== '' && from > passage.label.length && AFTER.test(flat.slice(from + named.name.length));
    const isSaid = cued || after || sited;
    if (beside === null && !named.known && !(isSaid && isTownLike(named.name))) continue;
    any = true;
    const to = beside?.to ?? from + named.name.length;
    yield {
      city: named.name,
      place:
        text.slice(from, to).replace(/[\s(,]+$/, '') +
        (text.slice(from, to).includes('(') && text[to - 1] !== ')' ? ')' : ''),
      country: beside?.country ?? countryOfCity.get(flatten(named.name)) ?? null,
      span: quote(text, from, to),
      score:
        scoreOf(passage, { from, to, beside: beside !== null, known: named.known || isSaid }) +
        (after ? 1 : 0) -
        (beside === null && isWithin(flat, company, from) ? IN_NAME : 0),
    };
  }
  if (any || !LABEL.test(passage.label)) return;
  const written = /[:=\t|–—-]\s*(.+)$/u.exec(text)?.[1] ?? '';
  const first = written.split(/[,;(/|–—]|\s-\s/u).find((part) => !FACILITY.test(flatten(part.trim()))) ?? '';
  const name = first.trim();
  if (
    /^\p{Lu}/u.test(name) &&
    name.length <= 40 &&
    !isWider(flatten(name)) &&
    !MODE.test(flat.slice(flat.indexOf(flatten(name))))
  )
    yield { city: name, place: name, country: areaIn(flat), span: quote(text, 0, text.length), score: 5 };
}

const AFTER_NAME = /[,(@] ?$|- $/;

/** Whether a line of the first ones names the employer right before: "Tarn Inn, Wexford", "Tarn Inn (Wexford)". */
const followsFirm = ({ flat, header }: Passage, company: string, at: number): boolean =>
  header &&
  company !== '' &&
  flat
    .slice(0, at)
    .replace(/[\s,(@-]+$/, '')
    .endsWith(company);

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
  // "Tamworth NSW" ends in its state.
  const region = /^(.{3,}) (\p{Lu}{2,3})$/u.exec(written.slice(from));
  const isRegion = region !== null && countryOfRegion.has(flatten(region[2] ?? ''));
  const name = (isRegion ? (region[1] ?? '') : written.slice(from)).replace(/[.'’]+$/, '');
  return isWider(flatten(name)) || FACILITY.test(flatten(name)) ? null : { name, from, known: false };
}
