import { catalogue } from '#localization/catalogue.ts';

/** Why a text cannot rest on the facts it cites, or on none. `words` are words of that text. */
export const text = catalogue(
  'resume-claims',
  {
    tooLong: 'It’s too long to check.',
    factUnknown: 'It’s based on something that isn’t in your profile.',
    aboutPerson: 'It says something about you with no fact to support it.',
    saysWithout: 'It says “{words}” with no fact to support it.',
  },
  {
    numberInNone: 'The number “{words}” isn’t in the facts it’s based on.',
    inNone: '“{words}” isn’t in the facts it’s based on.',
    mostInNone: 'Most of it isn’t in the facts it’s based on.',
  },
);
