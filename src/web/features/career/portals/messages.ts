import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The card in the settings, and what stands in its place while it is not there.
  title: 'Accounts on employers’ sites',
  loading: 'Loading your accounts on employers’ sites',
  loadFailed: 'Couldn’t load your accounts on employers’ sites.',
  signIn: 'Please log in to view your settings.',
  allowed: 'Allowed',
  notAllowed: 'Not allowed',
  allow: 'Allow',
  disallow: 'Stop creating accounts',
  whatItIs: 'Some employers only accept applications from people with an account on their site.',
  whatIsDone:
    'I create one there for you, under your application address, each with its own password. You approve the application first, as always.',
  whatWouldBeDone:
    'I prepare those applications and you send them yourself. If you allow it, I create the account: one per site, under your application address, with its own password, stored encrypted.',
  accounts: 'Accounts created for you',
  notChanged: 'The server didn’t respond. Nothing was changed. Try again.',

  // One account: `{site}` is the address of the employer's site.
  made: '{address}, created on {day}',
  show: 'Show password',
  showOf: 'Show password for {site}',
  hide: 'Hide',
  hideOf: 'Hide the password for {site}',
  forget: 'Delete',
  forgetOf: 'Delete the password for {site}',
  forgetTitle: 'Delete this password?',
  forgetMeans:
    'The account on {site} stays, and so does what you sent there. I can no longer log in to it, and you’d need to reset the password on that site to log in yourself.',
  forgotten: 'I no longer have the password for {site}.',
});
