import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // On several of these screens.
  logIn: 'Log in',
  emailAddress: 'Email Address',
  password: 'Password',
  passwordHelp: '8 to 128 characters. A sentence works well.',
  backToLogin: 'Back to login',
  backToSecurity: 'Back to Security',
  typedIsKept: 'The server didn’t respond. What you typed is still here. Try again.',
  unknownError: 'An unknown error occurred.',
  codeRefused: 'OTP verification failed.',

  // The log-in.
  forgotPassword: 'Forgot password?',
  submitLogin: 'Log In',
  loggingIn: 'Logging In...',
  createAccount: 'New here? <link>Create an account</link>',
  passkeyOffer: 'Have a passkey? <use>Log in with it</use>',
  loginRefused: 'Incorrect email or password.',
  passkeyFailed: 'Couldn’t log in with a passkey on this device. Use your password instead.',
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
    'By continuing with Google or LinkedIn, you confirm that you’re 18 or older and accept the <terms>Terms of Service</terms> and <privacy>Privacy Policy</privacy>.',
  confirmFirst: 'Confirm that you are 18 or older and accept the terms.',

  // The sign-up, step 2: the six digits that were mailed.
  verifyPageTitle: 'Verify your email',
  verifyTitle: 'Verify Your Email',
  codeSentTo: 'We sent a 6-digit code to <address>{email}</address>.',
  verify: 'Verify & Create Account',
  useAnotherAddress: 'Use another email',

  // Somebody came to log in with Google or LinkedIn and has no account yet.
  newWithGoogle: 'There’s no Legwork account for this Google account yet. Confirm below to create one.',
  newWithLinkedIn:
    'There’s no Legwork account for this LinkedIn account yet. Confirm below to create one. You’ll go through LinkedIn once more.',
  createMyAccount: 'Create my account',
  loginAnotherWay: 'Already have an account? <back>Log in another way</back>',

  // A new password by a mailed code.
  newPassword: 'New password',
  newPasswordEndsSessions: 'A new password logs you out everywhere else.',
  typeAddress: 'Enter your email. If it has an account, we’ll send you a 6-digit code.',
  sendCode: 'Send code',
  codeOnItsWay: 'If <address>{email}</address> has an account, a 6-digit code is on its way.',
  typeCodeAndPassword: 'Enter the code and a new password.',
  setNewPassword: 'Set new password',

  // The page on which somebody signed in links their Google account.
  linkGoogle: 'Link Google',
  chooseGoogleAccount: 'Choose the Google account you want to log in with.',
  googleNotLinked: 'Google wasn’t linked. Nothing was changed.',

  // Back from LinkedIn, after a log-in or to link it.
  linkLinkedIn: 'Link LinkedIn',
  backFromLinkedIn: 'Finishing up with LinkedIn. One moment.',
  linkedInFailed: 'Couldn’t log in with LinkedIn. Try again.',
  linkedInLeft: 'You came back from LinkedIn without logging in.',
  linkedInNotLinked: 'LinkedIn wasn’t linked. Nothing was changed.',
  linkedInNoAnswer: 'The server didn’t respond. Try again.',
});
