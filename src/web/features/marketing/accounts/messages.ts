import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Which account to create.
  signupPage: 'Get Started',
  signupDescription:
    'Create an account: AutoCareer Pro for people looking for work, LocalBiz AI for people running a shop.',
  signupTitle: 'Which way are you going?',
  toLogin: 'Already have an account? <link>Log in</link>',

  // Which account to log in to.
  loginPage: 'Log in',
  loginDescription:
    'Log in to AutoCareer Pro, for people looking for work, or to LocalBiz AI, for people running a shop.',
  loginTitle: 'Which account is yours?',
  toSignup: 'New here? <link>Create an account</link>',

  // The account of somebody who looks for work, on both.
  careerWho: 'I am looking for work',
  careerText: 'It finds, prepares and sends job applications, each one after your yes.',
  careerCv: 'Have your CV ready, if you have one',
  careerQuestions: 'Two minutes here, then three questions',
  careerStarts: 'Then it starts looking',
  careerSignup: 'Start Career Journey',
  careerLogin: 'Log in to AutoCareer Pro',

  // The account of a business.
  businessWho: 'I run a business',
  businessText: 'It will read your reviews, plan your stock and draft the messages you never get around to.',
  businessAddress: 'Have your shop’s name and address ready',
  businessStore: 'AI Store, for selling online, is part of it',
  businessOpen: 'The account is open; its agents are being built',
  businessSignup: 'Launch Business AI',
  businessLogin: 'Log in to LocalBiz AI',
});
