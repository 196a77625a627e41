import type { FormQuestion } from '#contract/career/form.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { factIds, fit, type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import { countryOfChoice } from '#engines/forms/choices/countries.ts';
import { cityOf, countryOf, provinceOf } from '#engines/forms/understanding/places.ts';
import { chooseOption } from '#engines/forms/understanding/options.ts';
import { LAENDER, STATES } from '#engines/forms/understanding/known/places.ts';
import { livesThere } from '#engines/forms/parameters/residence.ts';
import { topicName, topicParameter } from '#engines/forms/understanding/topics.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';
import type { Message } from '#localization/types.ts';

const account = (label: Message): ValueSource => ({ kind: 'account', label });

/** The person's place from their account, else from the CV, with where it comes from. */
function placeOf(context: FormContext): { text: string; source: ValueSource } | null {
  if (context.person.location !== '')
    return { text: context.person.location, source: account(messages.message('fromProfile')) };
  const { city, region, countryCode } = context.master.resume.basics.location;
  const text = [city, region, countryCode].filter((part) => part !== '').join(', ');
  const fact_ids = factIds(context.master, ['/basics/location']);
  return text === '' || fact_ids.length === 0
    ? null
    : { text, source: { kind: 'fact', fact_ids, label: messages.message('fromYourCv') } };
}

const NAMES = new Intl.DisplayNames(['en'], { type: 'region' });
const countryName = (code: string) => (code === '' ? undefined : NAMES.of(code));

/** The country of somebody's address, in English, where the job is in another one; "" at home. */
export function countryAbroad({ master, posting }: FormContext): string {
  const own = master.resume.basics.location.countryCode;
  return ['', own].includes(countryOf(posting)) ? '' : (countryName(own) ?? '');
}

/** A region as a list may have it: "AZ" is Arizona, "Nordrhein-Westfalen" is NRW; as it was written where no list says otherwise. */
function regionNamed(written: string, { options }: FormQuestion, context: FormContext): string {
  const { countryCode } = context.master.resume.basics.location;
  const regions = countryCode === 'US' ? STATES : countryCode === 'DE' ? LAENDER : [];
  const names =
    regions
      .map(({ code, names: own }) => [code, ...own])
      .find((one) => one.some((name) => plainLabel(name) === plainLabel(written))) ?? [];
  return options.length === 0
    ? written
    : (names.find((name) => chooseOption(options, name) !== null) ?? written);
}

/** The country of the person's place: as it is named, else by the code on the CV where the place is the CV's. */
function codeOf(text: string, context: FormContext): string {
  const named = countryOf({ ...context.posting, places: [text] });
  const { countryCode } = context.master.resume.basics.location;
  const ofResume = context.person.location === '' && /^[A-Z]{2}$/.test(countryCode);
  return ofResume ? countryCode : named;
}

const placed = (text: string, context: FormContext): string =>
  countryName(countryOf({ ...context.posting, places: [text] })) ?? '';

/** The one choice that says a region together with its country: "Canada - Ontario". */
function regionAfterCountry(question: FormQuestion, region: string, country: string): string | null {
  const both = [`${country} ${region}`, `${region} ${country}`].map((text) => plainLabel(text));
  const found = question.options.filter(({ label }) => both.includes(plainLabel(label)));
  return found.length === 1 ? (found[0]?.label ?? null) : null;
}

/** Where the person lives, as much of it as is asked. */
export function placeOutcome(question: FormQuestion, topic: string, context: FormContext): Outcome {
  const place = placeOf(context);
  if (place === null) return missing(messages.message('homeUnknown'));
  const name = topicName(topic);
  const city = cityOf(place.text);
  const region = provinceOf(place.text);
  if (name === 'address.city' || (city !== '' && isTownAlone(question)))
    return city === '' ? missing(messages.message('cityUnknown')) : fit(question, city, place.source);
  if (name === 'address.country') {
    const code = codeOf(place.text, context);
    const country = countryName(code);
    if (country === undefined) return missing(messages.message('countryUnknown'));
    const same = question.options.filter(({ label }) => countryOfChoice(label) === code);
    const [only] = same;
    return only !== undefined && same.length === 1
      ? { value: only.value, display: only.label, source: place.source }
      : fit(question, country, place.source);
  }
  if (name === 'address.region') {
    const written = regionNamed(context.master.resume.basics.location.region, question, context);
    if (region === null)
      return written === ''
        ? missing(messages.message('provinceUnknown'))
        : fit(question, written, {
            kind: 'fact',
            fact_ids: factIds(context.master, ['/basics/location/region']),
            label: messages.message('fromYourCv'),
          });
    const named = fit(question, region.name, place.source);
    if (!('missing' in named)) return named;
    const after = regionAfterCountry(question, region.name, placed(place.text, context));
    return fit(question, after ?? region.code, place.source);
  }
  if (
    question.kind === 'boolean' ||
    (question.kind === 'single' && /^(do|are) you\b/.test(plainLabel(question.label)))
  )
    return livesThere(question, topicParameter(topic), { ...place, city, context });
  const whole = fit(question, place.text, place.source);
  return 'missing' in whole && city !== '' ? fit(question, city, place.source) : whole;
}

/** Whether a line wants the town and nothing around it: "Ville de résidence", not "City and province" or a list of places. */
function isTownAlone({ label, options }: FormQuestion): boolean {
  // "Place (town)" says in brackets how much of it is wanted.
  const words = plainLabel(/\(([^()]+)\)[\s*:]*$/.exec(label)?.[1] ?? label);
  return (
    options.length === 0 &&
    /\b(city|town|village|suburb|hometown|ville|municipalite|commune|localite)\b/.test(words) &&
    !/\b(province|state|region|country|territory|pays|etat|departement|place|location|lieu)\b/.test(words)
  );
}

/** The code of the person's country among those of a list, which name the country. */
export function phoneCountry(question: FormQuestion, context: FormContext): Outcome {
  const place = placeOf(context);
  const country = place && countryName(codeOf(place.text, context));
  if (!place || !country) return missing(messages.message('countryUnknown'));
  const named = question.options.filter(({ label }) =>
    ` ${plainLabel(label)} `.includes(` ${plainLabel(country)} `),
  );
  const [option] = named;
  return option && named.length === 1
    ? { value: option.value, display: option.label, source: place.source }
    : fit(question, country, place.source);
}

/** What kind of address theirs is: the one they live at. */
export function homeOutcome(question: FormQuestion, context: FormContext): Outcome {
  if (placeOf(context) === null) return missing(messages.message('homeUnknown'));
  const homes = question.options.filter(({ label }) =>
    /^(home|residen\w*|domicile|maison)( address)?$/.test(plainLabel(label)),
  );
  const [home] = homes;
  return home === undefined || homes.length > 1
    ? missing(messages.message('noHomeChoice'))
    : fit(question, home.label, {
        kind: 'derived',
        rule: messages.message('homeIsProfile'),
        fact_ids: [],
        label: messages.message('fromProfile'),
      });
}
