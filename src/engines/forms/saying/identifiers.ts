import type { FormQuestion } from '#contract/career/form.ts';
import { wordOf } from '#engines/forms/saying/displayed.ts';
import type { Outcome } from '#engines/forms/context.ts';
import { plainLabel } from '#engines/forms/understanding/wording.ts';

/** A number by which something is known stands at the head of what is asked: "Licence number", "Numéro de permis". */
const NUMBER_OF =
  /^(?:(?:your|the|votre|le|son|quel est (?:le|votre)|what is (?:the|your)) )?(?:numero|matricule|identifiant)\b|\b(?:number|numero|matricule)$|\bnumber(?: (?:and|or|of|for|on) |$)/;

/** Whether a line of words is to hold the number of something, and a value holds no digit: it names the thing and not its number. */
export const lacksItsNumber = ({ kind, label }: FormQuestion, outcome: Outcome): boolean =>
  kind === 'short' && 'value' in outcome && NUMBER_OF.test(plainLabel(label)) && !/\d/.test(wordOf(outcome));
