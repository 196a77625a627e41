/** Questions that others are read as, never shown: what they ask to be accepted stands for `{}`; the second is the same turned over. */
export const COMMITMENTS = {
  en: {
    salary: ['Would you accept a salary of {}?', 'Would it be a problem for you to accept a salary of {}?'],
    rate: ['Would you accept a rate of {}?', 'Would it be a problem for you to accept a rate of {}?'],
    hourly: [
      'Would you accept a rate of {} an hour?',
      'Would it be a problem for you to accept a rate of {} an hour?',
    ],
    travel: ['Would you travel {}% of the time?', 'Would it be a problem for you to travel {}% of the time?'],
    onsite: [
      'Would you work on site {} days a week?',
      'Would it be a problem to work on site {} days a week?',
    ],
    years: ['Do you have at least {}?', null],
    status: [
      'Are you a {} citizen or permanent resident?',
      'Are you neither a {} citizen nor a permanent resident?',
    ],
    start: ['Could you start on {}?', 'Would it be a problem for you to start on {}?'],
  },
  fr: {
    salary: [
      'Accepteriez-vous un salaire de {}?',
      'Est-ce un problème pour vous d’accepter un salaire de {}?',
    ],
    rate: ['Accepteriez-vous un taux de {}?', 'Est-ce un problème pour vous d’accepter un taux de {}?'],
    hourly: [
      'Accepteriez-vous un taux de {} de l’heure?',
      'Est-ce un problème pour vous d’accepter un taux de {} de l’heure?',
    ],
    travel: [
      'Acceptez-vous de vous déplacer {} % du temps?',
      'Est-ce un problème pour vous de vous déplacer {} % du temps?',
    ],
    onsite: [
      'Accepteriez-vous de travailler sur place {} jours par semaine?',
      'Est-ce un problème pour vous de travailler sur place {} jours par semaine?',
    ],
    years: ['Avez-vous au moins {}?', null],
    status: [
      'Êtes-vous citoyen {} ou résident permanent?',
      'N’êtes-vous ni citoyen {} ni résident permanent?',
    ],
    start: ['Pourriez-vous commencer le {}?', 'Est-ce un problème pour vous de commencer le {}?'],
  },
} as const;

/** What is asked of whoever is asked whether they have the thing that stands before the question. */
export const TO_HAVE = { en: 'Do you have {}?', fr: 'Avez-vous {}?' } as const;
