import { wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { fit, type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import { countryNamed, countryOf } from '#engines/forms/understanding/places.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';

const OUTSIDE = /\b(outside|abroad|overseas|other than|hors|ailleurs)\b/;
const NARROWER = wordFor('residence: narrower');

/** "Do you live in Canada?" by the country alone; a town is answered with a yes when it is so: a no would say more than is known. */
export function livesThere(
  question: FormQuestion,
  asked: string,
  { text, city, source, context }: { text: string; city: string; source: ValueSource; context: FormContext },
): Outcome {
  const label = plainLabel(question.label);
  const unsure = missing(messages.message('fitsHome'));
  const outside = OUTSIDE.test(label);
  const own = countryOf({ ...context.posting, places: [text] });
  const country = countryNamed(question.label);
  if (country !== '' && own !== '' && !NARROWER.test(label) && !label.includes(plainLabel(city)))
    return fit(question, (country === own) !== outside ? 'Yes' : 'No', source);
  return !outside && plainLabel(city) !== '' && plainLabel(city) === asked
    ? fit(question, 'Yes', source)
    : unsure;
}
