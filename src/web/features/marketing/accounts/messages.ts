import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // Which account to create.
  signupPage: 'Get Started',
  signupDescription: 'Create an account: AutoCareer Pro for job seekers, LocalBiz AI for shop owners.',
  signupTitle: 'Choose your account type',
  toLogin: 'Already have an account? <link>Log in</link>',

  // Which account to log in to.
  loginPage: 'Log in',
  loginDescription: 'Log in to AutoCareer Pro, for job seekers, or LocalBiz AI, for shop owners.',
  loginTitle: 'Choose your account',
  toSignup: 'New here? <link>Create an account</link>',

  // The account of somebody who looks for work, on both.
  careerWho: 'I’m looking for work',
  careerText: 'It finds jobs, prepares each application, and sends it after you approve.',
  careerCv: 'Have your resume ready, if you have one',
  careerQuestions: 'Two minutes here, then three questions',
  careerStarts: 'Then it starts searching',
  careerSignup: 'Start Career Journey',
  careerLogin: 'Log in to AutoCareer Pro',

  // The account of a business.
  businessWho: 'I run a business',
  businessText:
    'It tells you what matters in your sales. Next, it will analyze your reviews, plan your stock and draft the messages you never get around to.',
  businessAddress: 'Have your shop’s name and address ready',
  businessStore: 'Includes AI Store, for selling online',
  businessOpen: 'Import your sales from a file. More agents are being built.',
  businessSignup: 'Launch Business AI',
  businessLogin: 'Log in to LocalBiz AI',
});
