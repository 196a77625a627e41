import { catalogue } from '#localization/catalogue.ts';

/** Mails about an account and what opens it. */
export const text = catalogue('account-mails', {
  // With a code.
  codeSubject: '{code} is your Legwork code',
  code: 'Your code is {code}. It works once, for ten minutes.',
  codeForPassword: 'Your code for a new password is {code}. It works once, for ten minutes.',
  codeForStepUp: 'Your code to confirm that it is you is {code}. It works once, for ten minutes.',
  enterWhereCreated: 'Enter it on the page where you created your account.',
  enterOnSecurity: 'Enter it on the Security page, where you asked to sign in with this address.',
  accountNotAsked:
    'If you did not create an account, ignore this mail: without the code nobody can use your address.',
  passwordNotAsked: 'If you did not ask for it, ignore this mail: your password stays as it is.',
  stepUpNotAsked:
    'If you did not ask for it, somebody is signed in to your account: log out everywhere on its Security page.',
  addressNotAsked:
    'If you did not ask for it, ignore this mail: without the code nobody can use your address.',

  // To the old address.
  addressChanged: 'Your sign-in address was changed',
  signsInWith:
    'Your Legwork account now signs in with {address}, and every other sign-in has ended. This address opens it no longer.',
  tellUs: 'If it was not you, tell us at once:',

  // To somebody whose address was used.
  hasAccount: 'You already have a Legwork account',
  addressWanted:
    'Someone tried to sign in to another account with this address. You have an account with it, and nothing about it has changed.',
  useAnother: 'If it was you, use another address there, or delete this account first:',
  addressTaken:
    'Someone tried to create an account with this address. You already have one, and nothing about it has changed.',
  signInOrReset: 'If it was you, sign in or set a new password here:',
  nothingToDo: 'If it was not you, there is nothing to do.',

  // About the password.
  passwordChanged: 'Your password was changed',
  passwordWasChanged:
    'The password of your Legwork account was changed just now, and every other sign-in has ended.',
  setPassword: 'If it was not you, set a new one here with a code we mail you:',

  // About a sign-in.
  newDevice: 'New sign-in to your Legwork account',
  signedInFrom: 'Somebody signed in to your account from a device I did not know: {device}, on {moment}.',
  endSignIn:
    'If it was you, there is nothing to do. If it was not, end that sign-in and set a new password here:',

  // About passkeys and providers.
  passkeyAdded: 'A passkey was added to your account',
  passkeyOpens: 'The passkey "{name}" can now sign in to your Legwork account.',
  passkeyRemoved: 'A passkey was removed from your account',
  passkeyOpensNoLonger: 'The passkey "{name}" can no longer sign in to your Legwork account.',
  identityLinked: '{provider} was linked to your account',
  identityOpens: 'A {provider} account can now sign in to your Legwork account.',
  identityUnlinked: '{provider} was unlinked from your account',
  identityOpensNoLonger: 'Your {provider} account can no longer sign in to your Legwork account.',
  removeUnknown: 'If it was not you, remove what you do not know and set a new password here:',
});
