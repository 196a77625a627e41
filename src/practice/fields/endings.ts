import { field, optionsByLabel, optionsFrom, type Choices, type Field } from './types.ts';
import { formTexts } from '#practice/data/form-texts.ts';
import type { Posting } from '#practice/world/types.ts';

type Names = { gender: string; race: string; consent: string; marketing: string };

const checkbox = (name: string, label: string, part: 'consent' | 'marketing'): Field =>
  field(
    { name, label, control: 'checkbox', part },
    { required: part === 'consent', preset: part === 'marketing' },
  );

/** What stands at the end of a form where the posting has it: voluntary questions, consent, further contact. */
export function endingFields(posting: Posting, names: Names, numbered: boolean): Field[] {
  const text = formTexts[posting.language];
  const put = (sentence: string): string => sentence.replace('{company}', posting.employer.name);
  const options = (choices: Choices) =>
    numbered ? optionsFrom(choices) : optionsByLabel(choices.map(([, label]) => label));
  const voluntary = (name: string, label: string, choices: Choices): Field =>
    field({ name, label, control: 'select', part: 'voluntary' }, { options: options(choices) });
  const fields: Field[] = [];
  if (posting.asksVoluntary) {
    fields.push(voluntary(names.gender, text.gender, text.genders));
    fields.push(voluntary(names.race, text.ethnicity, text.ethnicities));
  }
  if (posting.asksConsent) fields.push(checkbox(names.consent, put(text.consent), 'consent'));
  if (posting.asksMarketing) fields.push(checkbox(names.marketing, put(text.marketing), 'marketing'));
  return fields;
}
