import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('accounts', {
  // Answers.
  codeSent: 'We sent a code to your address.',
  codeSentThere: 'We sent a code to that address.',
  codeSentToAccount: 'If this address has an account, a code is on its way.',
  codeSentToAttempt: 'If this address waits for a code, a new one is on its way.',

  // Refusals of signing in and of codes.
  wrongCode:
    'That code is not right, or no longer valid. Check it or ask for a new one: a code works only in the browser that asked for it.',
  wrongSignIn: 'Incorrect email or password.',
  wrongPassword: 'That password is not right.',
  unverified: 'Verify your email address first: we sent you a code.',
  signInFirst: 'Sign in and try again.',
  hasPassword: 'Your account has a password. Confirm with that.',

  // Refusals of Google and LinkedIn.
  googleSignUpFailed: 'Google Sign-Up failed on backend.',
  googleSignInFailed: 'Google Login failed.',
  googleNotConfirmed: 'Google did not confirm that account. Try again.',
  linkedInFailed: 'LinkedIn Sign-In failed. Please try again.',
  linkedInNotOffered: 'LinkedIn Sign-In is not yet implemented.',
  addressHasAccount: 'There is an account with this address. Sign in with its password.',
  ageNotConfirmed: 'You have no account here yet: confirm that you are 18 or older and accept the terms.',

  // Refusals of what opens an account.
  sameAddress: 'That is your address already.',
  identityElsewhere: 'That {provider} account opens another Legwork account: unlink it there first.',
  identityTaken: 'Another {provider} account opens yours: unlink that one first.',
  lastWayIn: 'Nothing else opens your account: set a password first.',
  mostPasskeys:
    'An account has at most {most, plural, one {# passkey} other {# passkeys}}. Remove one first.',
  passkeyNotVerified: 'That passkey could not be verified. Try again.',
  passkeyKnown: 'That passkey is already yours.',
  passkeyRefused: 'That passkey did not work here. Try again or use your password.',
  passkeyNoneHere: 'Your account has no passkey for this address.',

  // Refusals of passwords that guessers try first.
  passwordUsed: 'That password is one of the most used ones. Choose another.',
  passwordWord:
    'That password is a common word with digits or signs added, which is guessed early. Choose another: a few words that have nothing to do with each other work well.',
  passwordRun:
    'That password is a run of digits or of keys side by side, which is guessed early. Choose another: a few words that have nothing to do with each other work well.',
  passwordProduct:
    'That password is our own name with little added, which is guessed early. Choose another: a few words that have nothing to do with each other work well.',
  passwordOwner:
    'That password is made of your own name or address, which others know. Choose another: a few words that have nothing to do with each other work well.',

  // What somebody is called whose provider tells no name.
  nameless: 'You',

  // What a device is called.
  deviceUnknown: 'Unknown device',
  deviceOfBoth: '{browser} on {system}',
});
