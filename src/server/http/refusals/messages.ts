import { catalogue } from '#localization/catalogue.ts';

/** What may be wrong with a field of a request. `field` is its label, or its name on the wire. */
export const text = catalogue(
  'input',
  {
    unknownFields: 'There’s no field called {fields} here. Remove it.',
    missing: '“{field}” is required.',
    ofOtherForm: '“{field}” isn’t valid. Check it and try again.',
    ofOtherName: '“{field}” contains a name that isn’t valid.',

    mustBeText: '“{field}” must be text.',
    mustBeNumber: '“{field}” must be a number.',
    mustBeWhole: '“{field}” must be a whole number.',
    mustBeYesOrNo: '“{field}” must be yes or no.',
    mustBeList: '“{field}” must be a list.',
    mustBeGroup: '“{field}” has the wrong format.',
    mustBeDate: '“{field}” must be a date.',
    mustBeFile: '“{field}” must be a file.',
    mustBeEmpty: '“{field}” must be empty.',
    mustBeLeftOut: '“{field}” isn’t allowed here. Remove it.',
    mustBeOther: '“{field}” isn’t the kind of value we expect.',
    mustBeMultiple: '“{field}” must be a multiple of {divisor, number}.',

    mustBeEmail: '“{field}” must be an email address, such as name@example.com.',
    mustBeWebAddress: '“{field}” must be a web address, such as https://example.com.',
    mustBeInstant: '“{field}” must be a date and time, such as 2026-05-01T09:00:00Z.',
    mustBeDay: '“{field}” must be a date, such as 2026-05-01.',
    mustBeTime: '“{field}” must be a time of day, such as 09:00.',
    mustBeInForm: '“{field}” must be in the right format.',

    mustNotBeEmpty: '“{field}” can’t be empty.',
    mustBeSmaller: '“{field}” must be smaller.',
    mustNotBeBefore: '“{field}” can’t be before {day, date, spelled}.',
    mustNotBeAfter: '“{field}” can’t be after {day, date, spelled}.',
    mustBeMoreThan: '“{field}” must be more than {bound, number}.',
    mustBeAtLeast: '“{field}” must be at least {bound, number}.',
    mustBeLessThan: '“{field}” must be less than {bound, number}.',
    mustBeAtMost: '“{field}” must be at most {bound, number}.',
    exactCharacters: '“{field}” must have exactly {count, plural, one {# character} other {# characters}}.',
    exactEntries: '“{field}” must have exactly {count, plural, one {# entry} other {# entries}}.',
    leastCharacters: '“{field}” must have at least {count, plural, one {# character} other {# characters}}.',
    leastEntries: '“{field}” must have at least {count, plural, one {# entry} other {# entries}}.',
    oneEntry: '“{field}” must have at least one entry.',
    mostCharacters: '“{field}” can have at most {count, plural, one {# character} other {# characters}}.',
    mostEntries: '“{field}” can have at most {count, plural, one {# entry} other {# entries}}.',

    mustBeThis: '“{field}” must be {choice}.',
    mustBeOneOf: '“{field}” must be one of {choices}.',
    mustBeChoice: '“{field}” must be one of the available choices.',

    mustBeYes: '“{field}” must be yes.',
    mustBeNo: '“{field}” must be no.',

    // Of what is wrong as a whole, and where in a list it is.
    requestWrong: 'The request has the wrong format.',
    seeEntry: 'See entry {number, number}.',
    seeEntryOf: 'See entry {number, number} of “{list}”.',
  },
  {
    request: 'the request',
    field: 'the {name}',
    fieldOf: 'the {name} of {owner}',
    entry: 'entry {number} of {owner}',
    nameCode: 'code',
    nameHtml: 'resume text',
    nameUsername: 'email address',
    yes: 'yes',
    no: 'no',
  },
);
