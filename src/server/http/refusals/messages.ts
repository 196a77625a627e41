import { catalogue } from '#localization/catalogue.ts';

/** What may be wrong with a field of a request. `field` is what the field is called, e.g. "The full name". */
export const text = catalogue('input', {
  unknownFields: 'There is no field called {fields} here; leave it out.',
  missing: '{field} must be given.',
  ofOtherForm: '{field} must be in a form I can use.',
  ofOtherName: '{field} must not hold a name of this form.',

  mustBeText: '{field} must be text.',
  mustBeNumber: '{field} must be a number.',
  mustBeWhole: '{field} must be a whole number.',
  mustBeYesOrNo: '{field} must be yes or no.',
  mustBeList: '{field} must be a list.',
  mustBeGroup: '{field} must be a group of named values.',
  mustBeDate: '{field} must be a date.',
  mustBeFile: '{field} must be a file.',
  mustBeEmpty: '{field} must be empty.',
  mustBeLeftOut: '{field} must be left out.',
  mustBeOther: '{field} must be of another kind.',
  mustBeMultiple: '{field} must be a multiple of {divisor}.',

  mustBeEmail: '{field} must be an email address, such as name@example.com.',
  mustBeWebAddress: '{field} must be a web address, such as https://example.com.',
  mustBeInstant: '{field} must be a day and a time, such as 2026-05-01T09:00:00Z.',
  mustBeDay: '{field} must be a day, such as 2026-05-01.',
  mustBeTime: '{field} must be a time of day, such as 09:00.',
  mustBeInForm: '{field} must be in the right form.',

  mustNotBeEmpty: '{field} must not be empty.',
  mustBeSmaller: '{field} must be smaller.',
  mustNotBeBefore: '{field} must not be before {day}.',
  mustNotBeAfter: '{field} must not be after {day}.',
  mustBeMoreThan: '{field} must be more than {bound}.',
  mustBeAtLeast: '{field} must be at least {bound}.',
  mustBeLessThan: '{field} must be less than {bound}.',
  mustBeAtMost: '{field} must be at most {bound}.',
  exactCharacters: '{field} must have exactly {count, plural, one {# character} other {# characters}}.',
  exactEntries: '{field} must have exactly {count, plural, one {# entry} other {# entries}}.',
  leastCharacters: '{field} must have at least {count, plural, one {# character} other {# characters}}.',
  leastEntries: '{field} must have at least {count, plural, one {# entry} other {# entries}}.',
  oneEntry: '{field} must have at least one entry.',
  mostCharacters: '{field} may have at most {count, plural, one {# character} other {# characters}}.',
  mostEntries: '{field} may have at most {count, plural, one {# entry} other {# entries}}.',

  mustBeThis: '{field} must be {choice}.',
  mustBeOneOf: '{field} must be one of {choices}.',
  mustBeChoice: '{field} must be one that can be chosen.',
});
