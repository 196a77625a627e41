import type { Asked, Check } from '#engines/claims/context.ts';
import { refuse } from '#engines/claims/context.ts';
import { AWARD_RANKS, LANGUAGE_LEVELS, LANGUAGES } from '#engines/claims/lexicon/levels.data.ts';
import { fold } from '#engines/claims/language/fold.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import { isFrame, isGap } from './letter.ts';

const holds = (text: string, phrase: string): boolean => ` ${text.replace(/[^\p{L}\p{N}'-]+/gu, ' ')} `.includes(` ${phrase} `);

function rankIn(text: string): number {
  return AWARD_RANKS.findIndex((names, rank) => names.some((name) => holds(text, name) && !(rank === 0 && /^(?:best|premier|premiere|meilleur)$/.test(name) && /(?:second|third|deuxieme|runner)/.test(text))));
}

/** Awards: the rank that was reached stays with the award, and no higher one is told. */
export const checkAwards: Check = (asked) => {
  const awards = asked.known.entries.filter(({ section }) => section === 'awards');
  const inAwards = asked.place.section === 'awards';
  return (inAwards ? [asked.text] : asked.sentences.map(({ text }) => text)).flatMap((text) => {
    const units = unitsOf(asked.words.filter(({ start, end }) => text.includes(asked.text.slice(start, end))));
    const told = fold(text);
    const named = (asked.place.entry?.section === 'awards' ? [asked.place.entry] : awards).filter(({ sources }) => {
      const title = sources.find(({ field }) => field === 'title');
      const telling = title === undefined ? [] : unitsOf(title.words).filter((unit) => unit.words.some(({ word }) => word.length > 3));
      const said = telling.filter((unit) => units.some((own) => own.words.some(({ stem }) => unit.words.some((word) => word.stem === stem)))).length;
      return inAwards ? said > 0 : said >= 2;
    });
    const [award] = named;
    if (award === undefined) return [];
    const own = rankIn(fold(award.sources.map((source) => source.text).join(' ; ')));
    const stated = rankIn(told);
    const high = stated === 0 && own !== 0;
    const dropped = own > 0 && stated !== own && !(own === 6 && stated < 0 && !/of the year|individual/.test(told));
    if (!high && !dropped) return [];
    return [refuse(text, 'award', 'Your profile gives another standing in this award.', 'Name the place or mention as your profile does.')];
  });
};

const names = LANGUAGES.trim().split('\n').map((line) => line.split(' '));
const levelIn = (text: string): number => LANGUAGE_LEVELS.findLastIndex((levels) => levels.some((level) => holds(text, level)));

function knownLevel(asked: Asked, language: number): number | null {
  const entry = asked.known.entries.find(
    ({ section, sources }) => section === 'languages' && names[language]?.some((name) => sources.some((source) => source.field === 'language' && holds(fold(source.text), name))),
  );
  if (entry === undefined) return null;
  return levelIn(fold(entry.sources.filter(({ field }) => field !== 'language').map(({ text }) => text).join(' ')));
}

/** Languages: none that is not there, none at a higher level. */
export const checkLanguages: Check = (asked) => {
  const { kind, section } = asked.place;
  if (section !== 'languages' && kind !== 'letter' && kind !== 'summary') return [];
  const pieces = section === 'languages' ? asked.text.split(/[;,](?![^(]*\))|\band\b|\bet\b/) : asked.sentences.flatMap(({ clauses }) => clauses.flatMap(({ text }) => text.split(/,|\band my\b|\bet mon\b/)));
  const found = pieces.flatMap((piece) => {
    const text = fold(piece);
    const language = names.findIndex((forms) => forms.some((name) => holds(text, name)));
    const stated = levelIn(text);
    if (language < 0 || stated < 0) return [];
    const place = asked.text.indexOf(piece);
    if (isGap(asked, { start: place, end: place + piece.length }) || isFrame(asked, { start: place, end: place + piece.length })) return [];
    const known = knownLevel(asked, language);
    if (known !== null && stated <= known) return [];
    return [refuse(piece.trim(), 'language', known === null ? 'Your profile does not have this language.' : 'Your profile gives a lower level of this language.', 'Use the level that your profile gives.')];
  });
  const bilingual = /\b(?:bilingual|bilingue|bilingualism|trilingual|trilingue)\b/.exec(fold(asked.text));
  if (bilingual && !asked.known.sources.some(({ text }) => /biling|triling/.test(fold(text)))) {
    const fluent = asked.known.entries.filter(({ section: own, sources }) => own === 'languages' && levelIn(fold(sources.map(({ text }) => text).join(' '))) >= 3);
    const at = { start: bilingual.index, end: bilingual.index + bilingual[0].length };
    if (fluent.length < 2 && !isGap(asked, at) && !isFrame(asked, at)) found.push(refuse(bilingual[0], 'language', 'Your profile does not show two languages at that level.'));
  }
  return found;
};

const digits = (text: string): string => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const PHONE = /\+?\d[\d ().-]{8,18}\d/g;

/** Ways to reach the person, and where they live: as recorded, to the letter. */
export const checkContact: Check = (asked) => {
  const wrong = (span: string) => refuse(span, 'contact', 'Your profile gives another one.', 'Use your contact details as your profile gives them.');
  const basics = asked.known.sources.filter(({ section }) => section === 'basics');
  const { section, field, sources } = asked.place;
  if (section === 'basics' && /^(?:phone|email|url|name)$/.test(field)) {
    const same = sources.some(({ text }) => (field === 'phone' ? digits(text) === digits(asked.text) : fold(text).replace(/^https?:\/\/|\/$/g, '') === fold(asked.text).replace(/^https?:\/\/|\/$/g, '')));
    return same ? [] : [wrong(asked.text)];
  }
  if (section === 'basics' && field === 'location')
    return unitsOf(asked.words).filter((unit) => !sources.some((source) => isSaid(unit, source.said))).map((unit) => wrong(asked.text.slice(unit.start, unit.end)));
  const emails = Array.from(asked.text.matchAll(EMAIL), ([email]) => email).filter((email) => !basics.some(({ text }) => fold(text) === fold(email)));
  const phones = Array.from(asked.text.matchAll(PHONE), ([phone]) => phone).filter((phone) => digits(phone).length >= 10 && !basics.some(({ text }) => digits(text) === digits(phone)));
  return [...emails, ...phones].map(wrong);
};
