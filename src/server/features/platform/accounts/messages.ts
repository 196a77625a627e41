import { catalogue } from '#localization/catalogue.ts';

export const text = catalogue('accounts', {
  // Answers.
  codeSent: 'We sent a code to your email address.',
  codeSentThere: 'We sent a code to that address.',
  codeSentToAccount: 'If this address has an account, a code is on its way.',
  codeSentToAttempt: 'If this address is waiting for a code, a new one is on its way.',

  // Refusals of signing in and of codes.
  wrongCode:
    'That code is wrong or has expired. Check it or request a new one. A code only works in the browser that requested it.',
  wrongSignIn: 'Incorrect email or password.',
  wrongPassword: 'That password is incorrect.',
  unverified: 'Verify your email address first. We sent you a code.',
  signInFirst: 'Log in and try again.',
  hasPassword: 'Your account has a password. Use it to confirm.',

  // Refusals of Google and LinkedIn.
  googleSignUpFailed: 'Google Sign-Up failed on backend.',
  googleSignInFailed: 'Google Login failed.',
  googleNotConfirmed: 'Google didn’t confirm that account. Try again.',
  linkedInFailed: 'Couldn’t log in with LinkedIn. Try again.',
  linkedInNotOffered: 'LinkedIn Sign-In is not yet implemented.',
  addressHasAccount: 'There’s already an account with this email address. Log in with its password.',
  ageNotConfirmed:
    'You don’t have an account here yet. Confirm that you are 18 or older and accept the terms.',

  // Refusals of what opens an account.
  sameAddress: 'That’s already your email address.',
  identityElsewhere: 'That {provider} account is linked to another Legwork account. Unlink it there first.',
  identityTaken: 'Another {provider} account is already linked to yours. Unlink that one first.',
  lastWayIn: 'This is your only way to log in. Set a password first.',
  mostPasskeys: 'You can have at most {most, plural, one {# passkey} other {# passkeys}}. Remove one first.',
  passkeyNotVerified: 'Couldn’t verify that passkey. Try again.',
  passkeyKnown: 'You’ve already added that passkey.',
  passkeyRefused: 'That passkey didn’t work here. Try again or use your password.',
  passkeyNoneHere: 'Your account has no passkey for this site.',

  // Refusals of passwords that guessers try first.
  passwordUsed: 'That password is too common. Choose another.',
  passwordWord:
    'That password is a common word with digits or symbols added, so it’s easy to guess. Try a few unrelated words.',
  passwordRun:
    'That password is a sequence of digits or of keys next to each other, so it’s easy to guess. Try a few unrelated words.',
  passwordProduct:
    'That password is our own name with little added, so it’s easy to guess. Try a few unrelated words.',
  passwordOwner:
    'That password is made of your own name or email address, so it’s easy to guess. Try a few unrelated words.',

  // What somebody is called whose provider tells no name.
  nameless: 'You',

  // What a device is called.
  deviceUnknown: 'Unknown device',
  deviceOfBoth: '{browser} on {system}',
});
