import { refuse, wholeOf } from '#engines/claims/context.ts';
import type { Asked, Check, Stretch } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import { text as messages } from '#engines/claims/messages.ts';

const digits = (text: string): string => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const PHONE = /\+?\d[\d ().-]{8,18}\d/g;

const wrong = (asked: Asked, stretch: Stretch) =>
  refuse(asked, stretch, 'contact', messages.message('contactOther'), messages.message('contactFix'));

/** Whether a place of two parts and more begins with the city: a region alone may be told, another city in it not. */
function isOwnCity({ text, place }: Asked): boolean {
  const city = place.sources.find(({ field }) => field === 'city');
  const parts = text.split(',');
  return (
    city === undefined || parts.length < 2 || parts.some((part) => fold(part).trim() === fold(city.text))
  );
}

/** Ways to reach the person, and where they live: as recorded, to the letter. */
export const checkContact: Check = (asked) => {
  const basics = asked.known.sources.filter(({ section }) => section === 'basics');
  const { section, field, sources } = asked.place;
  if (section === 'basics' && /^(?:phone|email|url|name)$/.test(field)) {
    const same = sources.some(({ text }) =>
      field === 'phone'
        ? digits(text) === digits(asked.text)
        : fold(text).replace(/^https?:\/\/|\/$/g, '') === fold(asked.text).replace(/^https?:\/\/|\/$/g, ''),
    );
    return same ? [] : [wrong(asked, wholeOf(asked))];
  }
  if (section === 'basics' && field === 'location' && !isOwnCity(asked))
    return [wrong(asked, wholeOf(asked))];
  if (section === 'basics' && field === 'location')
    return unitsOf(asked.words)
      .filter((unit) => !sources.some((source) => isSaid(unit, source.said)))
      .map((unit) => wrong(asked, unit));
  const emails = Array.from(asked.text.matchAll(EMAIL)).filter(
    ([email]) => !basics.some(({ text }) => fold(text) === fold(email)),
  );
  const phones = Array.from(asked.text.matchAll(PHONE)).filter(
    ([phone]) => digits(phone).length >= 10 && !basics.some(({ text }) => digits(text) === digits(phone)),
  );
  return [...emails, ...phones].map(({ 0: found, index }) =>
    wrong(asked, { start: index, end: index + found.length }),
  );
};
