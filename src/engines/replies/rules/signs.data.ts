import { rulesOfMails } from './classes.ts';

/**
 * Sentences that show a sign of a move, and no more: enough beside what was learned in a mail that is about the application by more than its
 * words, and nowhere else. Each names what a move cannot do without, by classes of words, in whatever sentence it stands.
 */
export const SIGNS = rulesOfMails([
  {
    id: 'something-is-to-happen',
    when: ['<talk>|<meeting>|<interview>|<stage>|<scored>|<day>|<clock>|<duration>'],
    gives: 'interviewing',
    because: 'Whoever is to come, to talk or to be tried is told when, for how long, or for what.',
    examples: ['Come by at two.', 'Swing past on Thursday.', 'Il faut compter une heure.'],
    counterexamples: ['Your letter is here.', 'Votre dossier est complet.'],
  },
  {
    id: 'work-is-given',
    when: ['<job>|<deadline>|<contract>|<pay>|<hiring>|<start>'],
    gives: 'offer',
    because: 'An offer speaks of the job, of what it pays or of when it begins, or of when an answer is due.',
    examples: ['The kitchen job is what I have.', 'Say so by Friday.', 'Le poste vous attend.'],
    counterexamples: ['Your letter is here.', 'Merci de votre visite.'],
  },
  {
    id: 'something-is-denied',
    when: ['<negation>|<somebodyElse>|<taken>|<regret>|<decision>|<filled>'],
    gives: 'rejected',
    because: 'A refusal denies, regrets, names somebody else or says that it is decided.',
    examples: ['We do not see it.', 'It went to someone from the ward.', 'Nous le regrettons.'],
    counterexamples: ['Your letter is here.', 'Votre dossier est complet.'],
  },
]);
