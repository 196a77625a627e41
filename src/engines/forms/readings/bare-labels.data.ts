/** What a bare label is read as: questions in the words that are known, which nobody is shown. `{thing}` and `{years}` are of the label. */
export const WHOLE = {
  en: {
    least: 'Do you have at least {years} years of experience with {thing}?',
    fewer: 'Do you have fewer than {years} years of experience with {thing}?',
    length: 'How many years of experience do you have with {thing}?',
    whether: [
      'Do you have a {thing}?',
      'Are you {thing}?',
      'Can you work {thing}?',
      'Are you willing to {thing}?',
    ],
  },
  fr: {
    least: 'Avez-vous au moins {years} ans d’expérience en {thing} ?',
    fewer: 'Avez-vous moins de {years} ans d’expérience en {thing} ?',
    length: 'Combien d’années d’expérience avez-vous en {thing} ?',
    whether: [
      'Avez-vous un {thing} ?',
      'Êtes-vous {thing} ?',
      'Pouvez-vous travailler {thing} ?',
      'Acceptez-vous {thing} ?',
    ],
  },
} as const;

/** What only asks how long, behind the question what was done: `{done}` is of that one. */
export const SO_LONG = 'How many years have you {done}?';
