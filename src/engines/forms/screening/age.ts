import { missing, type Outcome } from '#engines/forms/context.ts';
import { holdsOfAge } from '#engines/forms/choices/ages.ts';
import { provinceOf } from '#engines/forms/understanding/places.ts';
import { leaning, plainLabel } from '#engines/forms/understanding/wording.ts';
import { withDigits } from './ranges.ts';
import { text as messages } from '#engines/forms/messages.ts';
import { type AskedQuestion, isPlain, pick, sayYesOrNo, wantsYesOrNo } from './asked.ts';
import { CONTRADICTION, knownOf, sideOf } from './told.ts';

const NINETEEN: ReadonlySet<string> = new Set(['BC', 'NB', 'NS', 'NL', 'NT', 'NU', 'YT']);

/** Age from what was told about eighteen: it answers any lower gate and no higher one. */
export function ageOutcome(asked: AskedQuestion): Outcome | null {
  const known = knownOf(asked.context, 'age.over_18');
  if (known === null) return null;
  if (known === 'contradiction') return missing(CONTRADICTION);
  const adult = sideOf(known.value);
  const { text, context } = asked;
  const [age, second] = [...withDigits(text).matchAll(/\b(\d{2})\b/g)].map(([digits]) => Number(digits));
  const stated = asked.question.options.map(({ label }) => {
    if (adult === null || leaning(label) !== null) return null;
    // "Not yet" beside "16 or over".
    return (
      holdsOfAge(label, adult) ??
      (adult && Number(age) <= 18 && /^not yet$/.test(plainLabel(label)) ? false : null)
    );
  });
  if (stated.length > 1 && !stated.includes(null))
    return pick(asked, (option) => stated[asked.question.options.indexOf(option)] === true, known.source);
  if (adult === null || second !== undefined || !wantsYesOrNo(asked))
    return missing(messages.message('ofAgeNotThis'));
  const majority =
    /majorit|age legal|legal age|majeur/.test(text) || (age === undefined && /of age/.test(text));
  const region = provinceOf(context.posting.places[0] ?? '')?.code;
  if (age === undefined && !majority && !/working age/.test(text))
    return missing(messages.message('ofAgeNotThis'));
  if (majority && age === undefined && (region === undefined || NINETEEN.has(region)))
    return missing(messages.message('majority'));
  const gate = age ?? 18;
  if (adult ? gate > 18 : gate < 18) return missing(messages.message('eighteenOnly'));
  const younger = /\b(under|younger than|below|less than|moins de)\b/.test(text);
  const more = /\b(and|et|but|mais)\b/.test(text.replace(/\b(or|and|ou|et) (older|over|above|plus)\b/g, ' '));
  if (more || isPlain(text) !== true) return missing(messages.message('yesUnclear'));
  return sayYesOrNo(asked, younger ? !adult : adult, known.source);
}
