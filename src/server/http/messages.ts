import { catalogue } from '#localization/catalogue.ts';

/** What every request may be refused for, before a feature sees it. */
export const text = catalogue('http', {
  internal: 'Something failed on our side. Nothing you entered was lost; try again in a moment.',
  notUnderstood: 'The request could not be understood. Check it and try again.',
  notRead: 'The request could not be read. Check that its body is complete and valid.',
  nothingHere: 'There is nothing at this address.',
  wrongMethod: 'This address does not take that method.',
  wrongHost: 'This server does not answer for that host.',
  addressTooLong: 'That address is too long.',
  bodyTooLarge: 'That is too large: a request without a file may have 1 MB.',
  reportTooLarge: 'A report may have 16 KB.',
  tooManyReports: 'Too many reports just now.',
  stopping: 'The server is stopping.',
  notReady: 'The database or the queue does not answer.',
  badKey: 'The {header} must have 1 to 255 characters: letters, digits and signs, without blanks.',
  signInFirst: 'Sign in and try again.',
  confirmFirst: 'Confirm that it is you, and try again.',
  cannotBeKept: 'The request holds characters that cannot be kept. Type the text again.',
  ofBusiness: 'This account belongs to a business: its place is {home}.',
  ofCareer: 'This account looks for work: its place is {home}.',

  // The footer of the marketing pages.
  socialNetworks: 'Legwork on social networks',
});
