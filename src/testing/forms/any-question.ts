import * as fc from 'fast-check';
import { type FormQuestion, questionKind } from '#contract/career/form.ts';
import { PHRASINGS } from './phrasings.ts';

/** Questions for properties: known wordings and any text, in any control, with any of a few choices. */
export const anyQuestion: fc.Arbitrary<FormQuestion> = fc.record({
  key: fc.uuid(),
  label: fc.oneof(fc.constantFrom(...PHRASINGS.map(({ label }) => label)), fc.string({ maxLength: 60 })),
  help: fc.constant(''),
  required: fc.boolean(),
  kind: fc.constantFrom(...questionKind.options),
  options: fc.subarray([
    { value: 'y', label: 'Yes' },
    { value: 'n', label: 'No' },
    { value: 'd', label: 'Prefer not to say' },
    { value: 'o', label: 'Other' },
    { value: '5', label: '5-9' },
  ]),
  alternatives: fc.constant([]),
});
