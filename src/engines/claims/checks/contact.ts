import { refuse, wholeOf } from '#engines/claims/context.ts';
import type { Claim, Check, Stretch } from '#engines/claims/context.ts';
import { fold } from '#engines/text/index.ts';
import { isSaid, unitsOf } from '#engines/claims/language/units.ts';
import { text as messages } from '#engines/claims/messages.ts';

const digits = (text: string): string => text.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g;
const PHONE = /\+?\d[\d ().-]{8,18}\d/g;

/** The telephone numbers of a text, whoever they reach. */
const phonesIn = (text: string) =>
  Array.from(text.matchAll(PHONE)).filter(([phone]) => digits(phone).length >= 10);

/** Whether an amount is a part of a telephone number, which is looked at as a whole. */
export const isOfPhone = ({ text }: Claim, { start, end }: Stretch): boolean =>
  phonesIn(text).some(({ 0: phone, index }) => index < end && start < index + phone.length);

const wrong = (claim: Claim, stretch: Stretch) =>
  refuse(claim, stretch, 'contact', messages.message('contactOther'), messages.message('contactFix'));

/** Whether a place of two parts and more begins with the city: a region alone may be told, another city in it not. */
function isOwnCity({ text, place }: Claim): boolean {
  const city = place.sources.find(({ field }) => field === 'city');
  const parts = text.split(',');
  return (
    city === undefined || parts.length < 2 || parts.some((part) => fold(part).trim() === fold(city.text))
  );
}

/** Ways to reach the person, and where they live: as recorded, to the letter. */
export const checkContact: Check = (claim) => {
  const basics = claim.known.sources.filter(({ section }) => section === 'basics');
  const { section, field, sources } = claim.place;
  if (section === 'basics' && /^(?:phone|email|url|name)$/.test(field)) {
    const same = sources.some(({ text }) =>
      field === 'phone'
        ? digits(text) === digits(claim.text)
        : fold(text).replace(/^https?:\/\/|\/$/g, '') === fold(claim.text).replace(/^https?:\/\/|\/$/g, ''),
    );
    return same ? [] : [wrong(claim, wholeOf(claim))];
  }
  if (section === 'basics' && field === 'location' && !isOwnCity(claim))
    return [wrong(claim, wholeOf(claim))];
  if (section === 'basics' && field === 'location')
    return unitsOf(claim.words)
      .filter((unit) => !sources.some((source) => isSaid(unit, source.vocabulary)))
      .map((unit) => wrong(claim, unit));
  const emails = Array.from(claim.text.matchAll(EMAIL)).filter(
    ([email]) => !basics.some(({ text }) => fold(text) === fold(email)),
  );
  const phones = phonesIn(claim.text).filter(
    ([phone]) => !basics.some(({ text }) => digits(text) === digits(phone)),
  );
  return [...emails, ...phones].map(({ 0: found, index }) =>
    wrong(claim, { start: index, end: index + found.length }),
  );
};
