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

/** Sentences that name a time to come, after one that calls a conversation off. */
export const TIME_PROPOSED = rulesOfMails([
  {
    id: 'time-proposed',
    when: [
      '<day> … #',
      '# … <day>',
      '<meeting>|<talk>|<interview>|propos* … <day>|<clock>|#|<availability>',
      '<availability> … <meeting>|<talk>|<interview>',
    ],
    unless: ['<negation>', '<cancelled>'],
    gives: 'moved',
    because: 'Whoever calls a conversation off and names a day for one has moved it.',
    examples: ['Could we meet on Friday?', 'Elle vous propose le 16.', 'New slot: Monday 17 June.'],
    counterexamples: [
      'The interview of Friday is cancelled.',
      'We will not meet on Friday.',
      'Sorry for this.',
    ],
  },
]);
