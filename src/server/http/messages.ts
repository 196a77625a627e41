import { catalogue } from '#localization/catalogue.ts';

/** What every request may be refused for, before a feature sees it. */
export const text = catalogue('http', {
  internal: 'Something went wrong on our side. Nothing you entered was lost. Try again in a moment.',
  notUnderstood: 'Couldn’t understand the request. Check it and try again.',
  notRead: 'Couldn’t read the request. Check that its body is complete and valid.',
  nothingHere: 'There’s nothing at this address.',
  wrongMethod: 'This address doesn’t support that method.',
  wrongHost: 'This server doesn’t respond to that host.',
  addressTooLong: 'That address is too long.',
  bodyTooLarge: 'That’s too large. A request without a file can be up to 1 MB.',
  reportTooLarge: 'A report can be up to 16 KB.',
  tooManyReports: 'Too many reports right now.',
  stopping: 'The server is shutting down.',
  notReady: 'The database or the queue isn’t responding.',
  badKey: 'The {header} must have 1 to 255 characters: letters, digits and symbols, without spaces.',
  signInFirst: 'Log in and try again.',
  confirmFirst: 'Confirm it’s you and try again.',
  cannotBeKept: 'The request contains characters that can’t be saved. Type the text again.',
  ofBusiness: 'This is a business account. Use it at {home}.',
  ofCareer: 'This is a job seeker account. Use it at {home}.',

  // The footer of the marketing pages.
  socialNetworks: 'Legwork on social networks',
});
