import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // On several of these screens.
  logIn: 'Log in',
  emailAddress: 'Email Address',
  password: 'Password',
  passwordHelp: '8 to 128 characters. A sentence works well.',
  backToLogin: 'Back to log in',
  backToSecurity: 'Back to Security',
  typedIsKept: 'The server did not answer. What you typed is still here; try again.',
  unknownError: 'An unknown error occurred.',
  codeRefused: 'OTP verification failed.',

  // The log-in.
  forgotPassword: 'Forgot it?',
  submitLogin: 'Log In',
  loggingIn: 'Logging In...',
  createAccount: 'New here? <link>Create an account</link>',
  passkeyOffer: 'Have a passkey? <use>Log in with it</use>',
  loginRefused: 'Incorrect email or password.',
  passkeyFailed: 'This device could not log in with a passkey. Use your password.',
  googleLoginRefused: 'Google Login failed.',
  googleLoginFailed: 'Google login failed. Please try again.',
  linkedInLoginMissing: 'LinkedIn Sign-In is not yet implemented.',

  // The sign-up, step 1: who you are.
  fullName: 'Full Name',
  continueWithEmail: 'Continue with Email',
  loginInstead: 'Already have an account? <link>Log in</link>',
  googleSignupFailed: 'Google login failed',
  googlePersonUnknown: 'Failed to fetch user info from Google.',
  googleSignupRefused: 'Google Sign-Up failed on backend.',
  linkedInSignupMissing: 'LinkedIn login not implemented yet.',

  // What opening an account asks: beside the box to tick, under the buttons of Google and LinkedIn, and while the box is empty.
  agreement:
    'I am 18 or older and accept the <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.',
  agreementByProvider:
    'With Google or LinkedIn you say the same: I am 18 or older and accept the <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.',
  confirmFirst: 'Confirm that you are 18 or older and accept the terms.',

  // The sign-up, step 2: the six digits that were mailed.
  verifyPageTitle: 'Verify your email',
  verifyTitle: 'Verify Your Email',
  codeSentTo: 'We sent six digits to <address>{email}</address>.',
  verify: 'Verify & Create Account',
  useAnotherAddress: 'Use another e-mail address',

  // Somebody came to log in with Google or LinkedIn and has no account yet.
  newWithGoogle: 'Your Google account opens no account here yet. Confirm this, and it opens a new one.',
  newWithLinkedIn:
    'Your LinkedIn account opens no account here yet. Confirm this, and LinkedIn brings you back to a new one.',
  createMyAccount: 'Create my account',
  loginAnotherWay: 'Have an account already? <back>Log in another way</back>',

  // A new password by a mailed code.
  newPassword: 'New password',
  newPasswordEndsSessions: 'A new password ends every other session of your account.',
  typeAddress: 'Type your address. If it has an account, six digits come by mail.',
  sendCode: 'Send the code',
  codeOnItsWay: 'If <address>{email}</address> has an account, six digits are on their way.',
  typeCodeAndPassword: 'Type the code and the new password together.',
  setNewPassword: 'Set the new password',

  // The page on which somebody signed in links their Google account.
  linkGoogle: 'Link Google',
  chooseGoogleAccount: 'Choose the Google account that may open yours here.',
  googleNotLinked: 'Google was not linked. Nothing was changed.',

  // Back from LinkedIn, after a log-in or to link it.
  linkLinkedIn: 'Link LinkedIn',
  backFromLinkedIn: 'LinkedIn sent you back. One moment.',
  linkedInFailed: 'LinkedIn Sign-In failed. Please try again.',
  linkedInLeft: 'You came back from LinkedIn without signing in.',
  linkedInNotLinked: 'LinkedIn was not linked. Nothing was changed.',
  linkedInNoAnswer: 'The server did not answer. Try again.',
});
