import { catalogue } from '#localization/catalogue.ts';

/** Why a text does not rest on the facts it cites. `words` are words of that text. */
export const text = catalogue('resume-claims', {
  tooLong: 'It is too long to check.',
  factUnknown: 'It cites a fact that is not known.',
  numberInNone: 'The number “{words}” is in none of its facts.',
  inNone: '“{words}” is in none of its facts.',
  mostInNone: 'Most of its words are in none of its facts.',
  aboutPerson: 'It says something about the person without a fact.',
  saysWithout: 'It says “{words}” without a fact.',
});
