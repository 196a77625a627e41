import { rulesOfMails } from './classes.ts';

const UNSURE = ['<unsure>'];

/** Sentences that end an application. */
export const REFUSALS = rulesOfMails([
  {
    id: 'not-you',
    when: [
      '<negation> … <hiring>',
      '<negation> … <selection>',
      '<negation> … <proceed>',
      '<negation> … <whatWasSought>',
    ],
    unless: UNSURE,
    gives: 'rejected',
    because: 'It denies what the person applied for: being chosen, hired, taken further.',
    examples: [
      'You were not selected.',
      'Votre candidature n’a pas été retenue.',
      'You weren’t one of them.',
    ],
    counterexamples: ['If you are not selected you will hear from us.', 'We chose you.'],
  },
  {
    id: 'somebody-else',
    when: [
      '<somebodyElse> … <candidate>',
      '<selection> … <somebodyElse>',
      '<decision> … <somebodyElse>',
      '<tookOn> … <somebodyElse>|<otherPerson>',
      'other|autre <otherPerson>',
      '<wentFor> for|to|with a|an|one|someone|somebody|our|the',
    ],
    unless: UNSURE,
    gives: 'rejected',
    because: 'Where somebody else has it, nobody else will.',
    examples: [
      'We went with a nurse from the ward.',
      'J’ai pris l’autre.',
      'We decided on another candidate.',
    ],
    counterexamples: ['Would another day suit you?', 'If the other lady says no, we will call.'],
  },
  {
    id: 'better-match',
    when: ['<betterMatch> … <candidate>', '<candidate> … <betterMatch>'],
    unless: UNSURE,
    gives: 'rejected',
    because: 'Candidates are compared aloud only to those who came second.',
    examples: [
      'We had candidates who were a closer match.',
      'Des personnes dont l’expérience correspond davantage.',
    ],
    counterexamples: ['You are a close match.', 'Your experience is what we need.'],
  },
  {
    id: 'post-gone',
    when: [
      '<job> … <filled>',
      '<job> … <cancelled>',
      '<seat> … <taken>',
      '<negation> … <seat>',
      'n existe|existera … plus|pas',
    ],
    unless: UNSURE,
    gives: 'rejected',
    because: 'A post that is filled, cancelled or no more ends every application for it.',
    examples: ['The position has been filled.', 'Le poste est comblé.', 'There is no vacancy left.'],
    counterexamples: ['Once the position is filled you will hear from us.', 'Your file is complete.'],
  },
  {
    id: 'farewell',
    when: ['<farewell>', '<runnerUp>', '<ending>'],
    unless: UNSURE,
    gives: 'rejected',
    because: 'One wishes luck, names a runner-up or closes a file when it is over.',
    examples: ['Best of luck with your search.', 'Sans rancune, viens manger.', 'You were a close second.'],
    counterexamples: ['See you at the end.', 'A good day to you.'],
  },
  {
    id: 'try-again',
    when: ['<applyAgain> … <nextTime>', '<keeping> … <kept>', '<laterTime> … <laterTime>'],
    gives: 'rejected',
    because: 'Whoever is told to apply again, or is kept on file, is not taken now.',
    examples: [
      'Do try again next spring.',
      'Nous gardons votre CV.',
      'We will keep you in mind for future openings.',
    ],
    counterexamples: ['Try the side door.', 'Gardez cette lettre.'],
  },
]);
