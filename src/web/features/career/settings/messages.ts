import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Beside the deletion of the account: what would end with it.
  nothingOpen: 'Nothing stands open now: no offer, no interview, nothing that waits for you.',
  wouldEnd: 'These would end without an answer from me.',
  offers: '{count, plural, one {# offer} other {# offers}}',
  interviews: '{count, plural, one {# interview} other {# interviews}}',
  waiting: '{count, plural, one {# waiting for your word} other {# waiting for your word}}',
  wouldBeDiscarded: 'They would be discarded.',

  // The milder way, at its end.
  pauseInstead: 'Only want a pause? <pause>Pause all campaigns</pause>',
  paused: 'Your campaigns are paused.',
  resumed: 'Your campaigns run again.',
  notChanged: 'The server did not answer. Nothing was changed; try again.',
});
