import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The card in the settings, and what stands in its place while it is not there.
  title: "Accounts on employers' sites",
  loading: "Loading your accounts on employers' sites",
  loadFailed: "I could not load your accounts on employers' sites.",
  signIn: 'Please log in to view your settings.',
  allowed: 'Allowed',
  notAllowed: 'Not allowed',
  allow: 'Allow',
  disallow: 'Make no more',
  whatItIs: 'Some employers take applications only from people with an account on their site.',
  whatIsDone:
    'I make one there for you, under your application address, each with a password of its own. You approve the application first, as always.',
  whatWouldBeDone:
    'I prepare those applications and you send them yourself. If you allow it, I make the account: one for each site, under your application address, with a password of its own that is kept encrypted.',
  accounts: 'Accounts that were made',
  notChanged: 'The server did not answer. Nothing was changed; try again.',

  // One account: `{site}` is the address of the employer's site.
  made: '{address}, made on {day}',
  show: 'Show password',
  showOf: 'Show password for {site}',
  hide: 'Hide',
  hideOf: 'Hide the password for {site}',
  forget: 'Forget',
  forgetOf: 'Forget the password for {site}',
  forgetTitle: 'Forget this password?',
  forgetMeans:
    'The account on {site} stays, and so does what you sent there. I can no longer log in to it, and neither can you without a new password from that site.',
  forgotten: 'The password for {site} is forgotten.',
});
