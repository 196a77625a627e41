import { rulesOfMails } from './classes.ts';

/** Sentences that call to a conversation or to a test; which of them, the model tells. */
export const INVITATIONS = rulesOfMails([
  {
    id: 'talk-at-a-time',
    when: [
      '<meeting>|<talk>|<interview> … <day>|<clock>|#',
      '<day>|<clock>|# … <meeting>|<talk>|<interview>',
      '<meeting>|<talk>|<interview> … <availability>',
      '<availability> … <meeting>|<talk>|<interview>',
    ],
    gives: 'interviewing',
    because: 'A talk that has a day or an hour, or asks for one, is proposed or settled.',
    examples: ['Can we talk on Tuesday?', 'L’entretien aura lieu à 9 h.', 'Are you free for a call?'],
    counterexamples: ['We talk with a few people.', 'Votre candidature est complète.'],
  },
  {
    id: 'day-and-hour',
    when: ['<day> … #|<day>', '# … <day>'],
    gives: 'interviewing',
    because: 'A day with its hour is when somebody is to come, where the rest of the mail says so.',
    examples: ['Thursday at 10 then.', 'Mardi ou mercredi, comme tu veux.'],
    counterexamples: ['We are open every day.', 'Call 555.'],
  },
  {
    id: 'wish-to-meet',
    when: ['<wish> … <meeting>|<talk>', '<invitation> … <meeting>|<talk>|<interview>'],
    gives: 'interviewing',
    because: 'A wish to meet is an invitation, before a day is found.',
    examples: ['We would like to meet you.', 'Nous aimerions vous rencontrer.'],
    counterexamples: ['We would like a reference.', 'Nous aimerions une copie.'],
  },
  {
    id: 'test',
    when: ['<test>'],
    gives: 'interviewing',
    because: 'A test that is named is set or spoken of; the model tells which.',
    examples: ['The assessment takes an hour.', 'Une épreuve écrite vous attend.'],
    counterexamples: ['We have read your letter.', 'Votre dossier est complet.'],
  },
  {
    id: 'scored',
    when: ['<scored> … #', '# … <scored>'],
    gives: 'interviewing',
    because: 'Questions and points that are counted belong to a test, whatever it is called.',
    examples: ['There are 30 questions.', 'Score 72 and you go on.', 'La grille compte 40 points.'],
    counterexamples: ['There are questions.', 'We are 30 people.'],
  },
]);
