import { fold } from '#engines/text/index.ts';
import { EMAIL, findDates, isKnownCity, phoneIn, placeOf } from '#engines/resume/index.ts';
import { capital } from './said-fact.ts';
import type { SaidFact } from './said-fact.ts';
import { DURATION, SUBJECT } from './words.data.ts';
import { NAME_END } from './employers.ts';

const LINK =
  /(?:https?:\/\/)?(?:www\.)?(?:linkedin\.com\/in|github\.com|gitlab\.com|behance\.net)\/[\w./-]*[\w/]/iu;
const NAME = new RegExp(
  String.raw`(?<!\p{L})(?:my name is|my name['’]s|moi c['’]est|i am called|je m['’]appelle)\s+([\p{L}'’. -]{2,60}?)${NAME_END}`,
  'iu',
);
const SELF_NAME =
  /(?<!\p{L})[Ii](?:['’]?m| am)\s+(\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’.-]+){1,3})(?=[,.;!]|\s+and\s|$)/u;

/** What goes on with another sentence and not with what somebody is. */
const STARTS_ANEW = /^\s*,\s*(?:and\s+|et\s+)?(?:i|je|my|mon|ma|who|qui|from|in|de|à)(?!\p{L})/iu;

const bare = (text: string): string => text.replace(/\s+/g, ' ').replace(/^[\s,.;:–-]+|[\s,;:–-]+$/g, '');

/** Who somebody is and how to reach them, with what is left of the sentence before and behind their name. */
export function aboutIn(sentence: string): { facts: SaidFact[]; rest: string[] } {
  const facts: SaidFact[] = [];
  let rest = sentence;
  const take = (kind: 'email' | 'phone' | 'link', value: string | undefined) => {
    if (value === undefined || value === '') return;
    facts.push({ kind, value: value.trim() });
    rest = rest.replace(value, ' ');
  };
  take('link', LINK.exec(rest)?.[0]);
  take('email', EMAIL.exec(rest)?.[0]);
  const phone = phoneIn(rest);
  // "03/2018 - 09/2021" has as many digits as a number to call.
  const isDate = phone !== null && findDates(phone.text).length > 0;
  if (phone !== null && !isDate && phone.confidence > 0.9) take('phone', phone.text);
  const named = NAME.exec(rest) ?? SELF_NAME.exec(rest);
  if (named?.[1] === undefined) return { facts, rest: [bare(rest)] };
  facts.push({ kind: 'name', value: named[1].trim() });
  const behind = rest.slice(named.index + named[0].length);
  // "…, a nurse" and "…, développeuse web": what follows a name says what its owner is.
  const says = /^\s*,\s*\p{Ll}(?!['’])/u.test(behind) && !STARTS_ANEW.test(behind);
  const parts = [bare(rest.slice(0, named.index)), says ? `I am ${bare(behind)}` : bare(behind)];
  return { facts, rest: parts.filter((part) => part !== '') };
}

const HEADING =
  /^(?:my\s+|mon\s+|ma\s+|mes\s+)?(?:(?<name>(?:full )?name|nom(?: complet| et prénom)?)|(?<place>city|town|location|address|ville|lieu|adresse|lives? in)|(?<told>(?:(?:current|present|previous|last|first|second|third|past|next|former|actuel|pr[ée]c[ée]dent|premier|dernier)\s+)?(?:jobs?|emplois?|employers?|employeurs?|position)|work(?: experience| history)?|experience|employment|expériences?(?: de travail| professionnelles?)?|education|studies|schools?|formation|études|scolarité|title|poste|emploi actuel))\s*[:=]\s*(?<rest>.+)$/iu;
const PERSON = /^\p{Lu}[\p{L}'’.-]*(?:\s+\p{L}[\p{L}'’.-]*){1,4}$/u;

/** What stands behind a heading ("Name:", "Ville :"), and the text without a heading under which notes of jobs and studies stand. */
export function headed(text: string): { facts: SaidFact[]; rest: string } {
  const { name, place, rest = text } = HEADING.exec(text)?.groups ?? {};
  const value = rest.replace(/[.\s]+$/, '').trim();
  if (name !== undefined) return { facts: PERSON.test(value) ? [{ kind: 'name', value }] : [], rest: text };
  if (place === undefined) return { facts: [], rest };
  const isPlace = placeOf(value) !== null || isKnownCity(value) || isKnownCity(value.split(',')[0] ?? '');
  return { facts: isPlace ? [{ kind: 'place', value }] : [], rest: text };
}

/** The words after "I am a": the person's own summary of themselves, when it says more than a title. */
export function summaryIn(sentence: string): SaidFact[] {
  const own =
    /^(?:hi[,!]?\s+|hello[,!]?\s+)?i(?:['’]?m| am)\s+(?:an?\s+)?(.+)$/i.exec(sentence)?.[1] ??
    (SUBJECT.test(fold(sentence)) ? undefined : sentence);
  const isOwn = own !== undefined && DURATION.test(own) && /year|month|ans|mois/i.test(own);
  return isOwn && own.length <= 200 ? [{ kind: 'summary', value: capital(own.replace(/[\s.]+$/, '.')) }] : [];
}
