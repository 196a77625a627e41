import { rulesOfMails } from './classes.ts';

/** Sentences that speak of another time for what was to be. */
export const MOVED_TIME = rulesOfMails([
  {
    id: 'moved-time',
    when: [
      '<movedTime>',
      'another|new|other|autre|nouvelle|nouveau time|day|date|slot|moment|jour|heure|creneau',
    ],
    unless: ['<negation>'],
    gives: 'moved',
    because: 'A conversation that is called off and has another time is moved.',
    examples: ['Let us take Friday instead.', 'Voici une nouvelle date.'],
    counterexamples: ['It will not be rescheduled.', 'Your interview is on Friday.'],
  },
]);
