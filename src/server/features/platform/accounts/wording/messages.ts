import { catalogue } from '#localization/catalogue.ts';

/** Mails about an account and what opens it. */
export const text = catalogue('account-mails', {
  // With a code.
  codeSubject: '{code} is your Legwork code',
  code: 'Your code is {code}. It works once and expires in 10 minutes.',
  codeForPassword: 'Your code to set a new password is {code}. It works once and expires in 10 minutes.',
  codeForStepUp: 'Your code to confirm it’s you is {code}. It works once and expires in 10 minutes.',
  enterWhereCreated: 'Enter it on the page where you created your account.',
  enterOnSecurity: 'Enter it on the Security page to make this your login email.',
  accountNotAsked:
    'If you didn’t create an account, ignore this email. Nobody can use your address without the code.',
  passwordNotAsked: 'If you didn’t ask for this, ignore this email. Your password stays the same.',
  stepUpNotAsked:
    'If you didn’t ask for this, someone is logged in to your account. Log out everywhere on its Security page.',
  addressNotAsked:
    'If you didn’t ask for this, ignore this email. Nobody can use your address without the code.',

  // To the old address.
  addressChanged: 'Your login email was changed',
  signsInWith:
    'You now log in to Legwork with {address}. You can’t log in with this address anymore, and every other session was logged out.',
  tellUs: 'If this wasn’t you, tell us right away:',

  // To somebody whose address was used.
  hasAccount: 'You already have a Legwork account',
  addressWanted:
    'Someone tried to make this address the login email of another account. You already have an account with it, and nothing about it has changed.',
  useAnother: 'If this was you, use another address there, or delete this account first:',
  addressTaken:
    'Someone tried to create an account with this address. You already have one, and nothing about it has changed.',
  signInOrReset: 'If this was you, log in or set a new password here:',
  nothingToDo: 'If this wasn’t you, you don’t need to do anything.',

  // About the password.
  passwordChanged: 'Your password was changed',
  passwordWasChanged:
    'The password of your Legwork account was just changed, and every other session was logged out.',
  setPassword: 'If this wasn’t you, set a new one here with a code we’ll email you:',

  // About a sign-in.
  newDevice: 'New login to your Legwork account',
  signedInFrom: 'Someone logged in to your account from a new device: {device}, on {moment, date, moment}.',
  endSignIn:
    'If this was you, you don’t need to do anything. If it wasn’t, log that device out and set a new password here:',

  // About passkeys and providers.
  passkeyAdded: 'A passkey was added to your account',
  passkeyOpens: 'The passkey “{name}” can now be used to log in to your Legwork account.',
  passkeyRemoved: 'A passkey was removed from your account',
  passkeyOpensNoLonger: 'The passkey “{name}” can no longer be used to log in to your Legwork account.',
  identityLinked: '{provider} was linked to your account',
  identityOpens: 'A {provider} account can now be used to log in to your Legwork account.',
  identityUnlinked: '{provider} was unlinked from your account',
  identityOpensNoLonger: 'Your {provider} account can no longer be used to log in to your Legwork account.',
  removeUnknown: 'If this wasn’t you, remove anything you don’t recognize and set a new password here:',
});
