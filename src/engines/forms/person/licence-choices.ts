import type { ValueSource } from '#engines/forms/saying/plan.ts';
import { drives } from '#engines/forms/choices/licences.ts';
import type { Outcome } from '#engines/forms/context.ts';
import { provinceOf } from '#engines/forms/understanding/places.ts';
import { type AskedQuestion, pick } from '#engines/forms/screening/asked.ts';
import { knownOf, sideOf } from '#engines/forms/screening/told.ts';

/** Words with which a list of licences is asked for, beside those of a question about one. */
const ABOUT_CHOICES: ReadonlySet<string> = new Set(
  `what which type kind status driving licensing access own owned held personal personnel reliable car vehicule voiture quel quelle type sorte permit and et class category categorie
  details regular daily work`.split(/\s+/),
);

/** The one choice about licence and car that holds, where every other one does not; null where one says more than is known. */
export function ofChoices(
  asked: AskedQuestion,
  licence: { has: boolean; class: string; region: string },
  frame: ReadonlySet<string>,
  source: ValueSource,
): Outcome | null {
  const { question, text, context } = asked;
  if (question.options.length === 0 || question.kind === 'multi') return null;
  if (
    text
      .split(' ')
      .some((word) => !frame.has(word) && !ABOUT_CHOICES.has(word) && word !== licence.class.toLowerCase())
  )
    return null;
  const told = knownOf(context, 'vehicle.own');
  // Where no place is told it is that of the province one lives in.
  const region = provinceOf(licence.region || context.master.resume.basics.location.region)?.code;
  const driver = {
    has: licence.has,
    ...(region === undefined ? {} : { region }),
    class: licence.class.toLowerCase(),
    vehicle: told === null || told === 'contradiction' ? null : sideOf(told.value),
  };
  const held = question.options.map(({ label }) => drives(label, driver));
  if (held.includes(null) || !held.includes(true)) return null;
  return pick(asked, (option) => held[question.options.indexOf(option)] === true, source);
}
