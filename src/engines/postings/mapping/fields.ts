import {
  payFrom,
  periodIn,
  workplaceIn,
  type Pay,
  type Workplace,
} from '#engines/postings/families/normal.ts';
import { fromCents, payInText } from './pay.ts';
import { textOf, valuesAt, type Scope } from './paths.ts';
import { currencyAt, readPlace, severalPlaces, type ReadPlace } from './places.ts';
import type { DescriptionRule, FieldRule, Fields, PayRule, PlaceRule, Reading } from './reading.ts';
import { joined, markupOfMarkdown, markupOfText, richText } from '#engines/postings/cleaning/rich-text.ts';
import type { RichText } from '#engines/postings/cleaning/rich-text.ts';
import type { TextReader } from './texts.ts';

const isPlaceRule = (rule: FieldRule | PlaceRule): rule is PlaceRule =>
  typeof rule === 'object' && 'each' in rule;

/** The places of the first rule that gives any. */
export function placesOf(read: TextReader, rules: Fields['places']): ReadPlace[] {
  for (const rule of rules ?? []) {
    const found = isPlaceRule(rule)
      ? placesInParts(read, rule)
      : read.loose(rule).flatMap(severalPlaces).map(readPlace);
    const places = found.filter((place) => place !== null);
    const distinct = new Map(places.map((place) => [place.text, place]));
    if (distinct.size > 0) return [...distinct.values()].slice(0, 20);
  }
  return [];
}

function placesInParts(read: TextReader, rule: PlaceRule): (ReadPlace | null)[] {
  return read.raw(rule.each).map((item) => {
    const scope: Scope = { ...read.context, item };
    const text = (path: string | undefined): string | null =>
      path === undefined ? null : (textOf(valuesAt(scope, path)[0])?.trim() ?? null);
    if (rule.unless !== undefined && text(rule.unless) === 'true') return null;
    const parts = { city: text(rule.city), region: text(rule.region), country: text(rule.country) };
    const written = [...new Set(Object.values(parts).filter((part) => part !== null))].join(', ');
    const place = readPlace(text(rule.name) ?? written);
    return place === null ? null : { text: place.text, parts: written === '' ? place.parts : parts };
  });
}

/** A board's own word or flag for the way of working. */
function workplaceMeant(text: string): Workplace {
  const word = text.toLowerCase();
  if (/^(true|1|yes)\b/.test(word) || /remote|telecommut|tele_?work|fully/.test(word)) return 'remote';
  if (/hybrid|flex/.test(word)) return 'hybrid';
  return /on[-_ ]?site|office|stationary/.test(word) ? 'onsite' : null;
}

/** The way of working: flags (hybrid wins), the board's word, what place and title say, or what the whole board is. */
export function workplaceOf(
  read: TextReader,
  fields: Fields,
  reading: Reading,
  places: readonly ReadPlace[],
): Workplace {
  const { workplace, workplaceFlags: flags } = fields;
  for (const name of ['hybrid', 'remote', 'onsite'] as const) {
    const path = flags?.[name];
    if (path !== undefined && read.first(path) === 'true') return name;
  }
  if (workplace !== undefined) {
    const hasWords = typeof workplace === 'object' && 'words' in workplace;
    const rule: FieldRule = hasWords ? workplace.from : workplace;
    const said = read.all(rule);
    const meant = said
      .map((text) => (hasWords ? (workplace.words[text] ?? null) : workplaceMeant(text)))
      .find((way) => way !== null);
    if (meant !== undefined) return meant;
  }
  return workplaceIn(places.map(({ text }) => text).join('\n')) ?? reading.workplace ?? null;
}

/** Pay as stated: not hidden by the board, not its guess; figures first, then words. */
export function payOf(
  read: TextReader,
  rule: PayRule | undefined,
  reading: Reading,
  places: readonly ReadPlace[],
): { pay: Pay; pay_text: string | null } {
  const none = { pay: null, pay_text: null };
  if (rule === undefined) return none;
  if (rule.shown !== undefined && read.first(rule.shown) !== 'true') return none;
  if (rule.guess !== undefined && ['1', 'true'].includes(read.first(rule.guess) ?? '')) return none;
  const words = rule.text === undefined ? [] : read.all(rule.text);
  const payText = words.join(', ').replace(/\s+/g, ' ').trim().slice(0, 300) || null;
  const local =
    reading.currency ?? places.map(({ parts }) => currencyAt(parts)).find((code) => code !== null) ?? null;
  const currency = read.first(rule.currency) ?? reading.currency ?? null;
  if (currency !== null) {
    const amount = (side: FieldRule | undefined): unknown => {
      const text = read.first(side);
      return rule.unit === 'cents' && text !== null ? fromCents(text, currency) : text;
    };
    const pay = payFrom(amount(rule.min), amount(rule.max), currency, periodIn(read.first(rule.period)));
    if (pay !== null) return { pay, pay_text: payText };
  }
  return { pay: payText === null ? null : payInText(payText, local), pay_text: payText };
}

function partMarkup(read: TextReader, rule: DescriptionRule, format: Fields['descriptionFormat']): string {
  const markup = (text: string): string =>
    format === 'text' ? markupOfText(text) : format === 'markdown' ? markupOfMarkdown(text) : text;
  if (typeof rule === 'string' || Array.isArray(rule)) {
    // The check above leaves a rule; TypeScript does not take readonly lists out of the union by Array.isArray.
    return read
      .all(rule as FieldRule)
      .map(markup)
      .join('\n');
  }
  if (!('each' in rule) && 'heading' in rule) {
    const text = read.all(rule.text).map(markup).join('\n');
    const heading = read.first(rule.heading);
    return text === '' || heading === null ? text : `<h3>${heading}</h3>\n${text}`;
  }
  if (!('each' in rule)) return '';
  const parts = read.raw(rule.each).map((item) => {
    const scope: Scope = { ...read.context, item };
    const first = (path: string | undefined): string =>
      path === undefined ? '' : (textOf(valuesAt(scope, path)[0]) ?? '');
    return { order: Number(first(rule.order)) || 0, heading: first(rule.heading), text: first(rule.text) };
  });
  return parts
    .filter(({ text }) => text.trim() !== '')
    .toSorted((a, b) => a.order - b.order)
    .map(({ heading, text }) => (heading === '' ? markup(text) : `<h3>${heading}</h3>\n${markup(text)}`))
    .join('\n');
}

/** The description's parts in order, cleaned once. */
export function descriptionOf(read: TextReader, fields: Fields): RichText {
  const parts = (fields.description ?? []).map((rule) => partMarkup(read, rule, fields.descriptionFormat));
  return joined(parts.map(richText));
}
