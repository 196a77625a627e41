import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Under the headline: which file was judged, and whether it is kept.
  fileRead:
    '{file}, {pages, plural, one {# page} other {# pages}}, {lines, plural, one {# line} other {# lines}}.',
  fileKept: 'Saved as your main resume.',
  fileNotKept: 'Nothing from it was saved.',

  // What is good in it, and what is not.
  strengths: 'Strengths',
  noStrengths: 'None yet. Start with the suggestions below.',
  weaknesses: 'Weaknesses',
  noWeaknesses: 'None found.',
  showAll: 'Show all {count, number}',
  showFewer: 'Show fewer',

  // Each fix, with the line it is about and the points it would add.
  suggestions: 'Suggestions',
  noSuggestions: 'No changes to suggest.',
  points: '{count, plural, one {# point} other {# points}}',
  taste: 'Optional, no points',
  line: 'Line {line}',

  // How the score adds up.
  checksTitle: 'How the score is calculated',
  checksCaption: 'The checks that make up the score',
  pointsOf: '{points} of {most}',
  checksNote: 'The same file always gets the same score. Adding keywords never raises it.',

  // What can be done with it.
  promise: 'The rewrite uses only your facts. You see it before it’s saved.',
  leaveAsIs: 'Keep as is',
  fix: 'Use AI to Fix & Regenerate',
});
