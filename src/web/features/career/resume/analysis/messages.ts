import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Under the headline: which file was judged, and whether it is kept.
  fileRead:
    '{file}, {pages, plural, one {# page} other {# pages}}, {lines, plural, one {# line} other {# lines}}.',
  fileKept: 'I keep it as what I know about you.',
  fileNotKept: 'I kept nothing of it.',

  // What is good in it, and what is not.
  strengths: 'Strengths',
  noStrengths: 'None yet; the suggestions below begin it.',
  weaknesses: 'Weaknesses',
  noWeaknesses: 'I found none.',
  showAll: 'Show all {count, number}',
  showFewer: 'Show fewer',

  // Each fix, with the line it is about and the points it would win.
  suggestions: 'Suggestions',
  noSuggestions: 'There is nothing I would change.',
  points: '{count, plural, one {# point} other {# points}}',
  taste: 'A matter of taste, no points',
  line: 'Line {line}',

  // What the score is made of.
  checksTitle: 'How the score is made',
  checksCaption: 'The checks that make the score',
  pointsOf: '{points} of {most}',
  checksNote: 'The same file always gets the same score. More keywords never raise it.',

  // What can be done with it.
  promise: 'Rewrites with your facts only. You see it before it is saved.',
  leaveAsIs: 'Keep as it is',
  fix: 'Use AI to Fix & Regenerate',
});
