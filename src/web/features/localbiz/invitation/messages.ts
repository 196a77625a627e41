import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  headline: 'The agents do the work. People decide.',
  about: 'Whoever invited you chose what you may see and do. They can change it at any time.',
  title: 'Invitation',
  loading: 'Opening your invitation',
  join: 'Join {business}',
  asRole: `{role, select,
    owner {You’re invited as an owner. You’ll see and do everything there.}
    manager {You’re invited as a manager. You’ll see its agents and approve what they send.}
    other {You’re invited as staff. You’ll see its agents and their work.}
  }`,
  loggedInAs: 'You’re logged in as {email}. Your account stays yours, also for your job search.',
  accept: 'Accept invitation',
  anotherAccount: 'Use another account',
  logInOrSignUp:
    'Log in with the account you have, also if you use it to look for work. If you have none, create one.',
  logIn: 'Log in',
  signUp: 'Create an account',
  gone: 'This invitation can’t be opened',
  noToken: 'Open the link in the email again.',
  noAnswer: 'The server didn’t respond. Try again.',
});
