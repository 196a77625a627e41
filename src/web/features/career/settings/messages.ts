import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Beside the deletion of the account: what would end with it.
  nothingOpen: 'Nothing is open right now: no offers, no interviews, nothing waiting for you.',
  wouldEnd: 'You’d lose these here. Employers won’t be told.',
  offers: '{count, plural, one {# offer} other {# offers}}',
  interviews: '{count, plural, one {# interview} other {# interviews}}',
  waiting: '{count, plural, one {# waiting for your approval} other {# waiting for your approval}}',
  wouldBeDiscarded: 'They would be discarded.',

  // The milder way, at its end.
  pauseInstead: 'Just need a break? <pause>Pause all campaigns</pause>',
  paused: 'Your campaigns are paused.',
  resumed: 'Your campaigns are running again.',
  notChanged: 'The server didn’t respond. Nothing was changed. Try again.',
});
