import { wordFor } from '#engines/lexicon/index.ts';
import type { FormQuestion } from '#contract/career/form.ts';
import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { fit, type FormContext, missing, type Outcome } from '#engines/forms/context.ts';
import { countryNamed, countryOf } from '#engines/forms/understanding/places.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';
import { text as messages } from '#engines/forms/messages.ts';

const OUTSIDE = wordFor('residence: outside');
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

const LIVES = '(?:live|reside|are (?:living |based |located )?)';
const HABITE = '(?:habitez|résidez|vivez|demeurez)';
/** That one lives away from the work, as what a question is put under: "If you live further than an hour from Leeds". */
const AWAY = [
  String.raw`if you (?:currently )?${LIVES}\s?(?:(?:further|farther|more) than [^,?]{3,40}? from|(?:not )?(?:over|beyond) [^,?]{3,40}? from|outside(?: of)?|far from) [^,?]{2,40}`,
  String.raw`if you (?:do not|don['’]t) (?:currently )?(?:live|reside) (?:in|near|close to|locally|within [^,?]{3,40}? of)[^,?]{0,40}`,
  String.raw`si vous ${HABITE} (?:actuellement )?(?:à plus d[e'’] ?[^,?]{3,40}? d[eu'’]|(?:à l['’]extérieur|en dehors|loin|hors) d[eu'’]) ?[^,?]{2,40}`,
  String.raw`si vous n['’]?e? ?${HABITE} pas (?:à|dans|près d|en|sur)[^,?]{1,40}`,
].join('|');
const FIRST = new RegExp(`^(${AWAY}),\\s*`, 'iu');
const LAST = new RegExp(`,?\\s(${AWAY})(?=\\s*[?*]*\\s*$)`, 'iu');

/** A question put under the condition that one lives away from the work, without it where one lives in another country; as it stands elsewhere. */
export function fromAfar(question: FormQuestion, { person, posting }: FormContext): FormQuestion {
  const { label } = question;
  const condition = FIRST.exec(label) ?? LAST.exec(label);
  if (condition === null) return question;
  const [own, here] = [countryOf({ ...posting, places: [person.location] }), countryOf(posting)];
  if (own === '' || here === '' || own === here) return question;
  const rest = label.replace(condition[0], '');
  const [place = ''] = /\p{Lu}[\p{L}'’-]+(?:[ -]\p{Lu}[\p{L}'’-]+)*(?=\s*$)/u.exec(condition[1] ?? '') ?? [];
  const to = /^si /i.test(condition[1] ?? '') ? 'à' : 'to';
  const named = place === '' || rest.includes(place) ? rest : rest.replace(/\s*()$/, ` ${to} ${place}$1`);
  return { ...question, label: named };
}
