/** Questions that others are read as, never shown: what they ask to be accepted stands for `{}`. */
export const COMMITMENTS = {
  en: {
    salary: 'Would you accept a salary of {}?',
    rate: 'Would you accept a rate of {}?',
    hourly: 'Would you accept a rate of {} an hour?',
    travel: 'Would you travel {}% of the time?',
    years: 'Do you have at least {}?',
    start: 'Could you start on {}?',
  },
  fr: {
    salary: 'Accepteriez-vous un salaire de {}?',
    rate: 'Accepteriez-vous un taux de {}?',
    hourly: 'Accepteriez-vous un taux de {} de l’heure?',
    travel: 'Acceptez-vous de vous déplacer {} % du temps?',
    years: 'Avez-vous au moins {}?',
    start: 'Pourriez-vous commencer le {}?',
  },
} as const;
