import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The contact page and its form.
  title: 'Contact',
  lead: 'Write to us about Enterprise, your data, a mistake the agent made, or anything else. A person reads it.',
  name: 'Name',
  email: 'Email',
  emailHint: 'We answer to this address, and use it for nothing else.',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending...',
  sendFailed:
    'Your message could not be sent. Check your connection and try again; what you typed is still here.',

  // Beside the form: what is better asked elsewhere, and what is asked here.
  withAccount: 'With an account',
  withAccountText: 'What the agent did, with its proof, is in your job tracker. <link>Log in</link>',
  onPlan: 'On Pro or Enterprise',
  onPlanText:
    'Write to us on the Plan page of your dashboard: there we see your plan, and a person answers within one working day. <link>Your plan</link>',
  enterprise: 'Enterprise',
  enterpriseText: 'Tell us who you are and for how many people. Terms are agreed by message.',
  yourData: 'Your data',
  yourDataText:
    'You can export and delete everything yourself, in Settings. For questions about it, write here. <link>Privacy Policy</link>',

  // After the message was taken.
  sentTitle: 'Your message is with us.',
  sentText: 'It is kept and on its way to our mailbox. The answer comes to the address you gave.',
  backHome: 'Back to the home page',

  // Where a browser without JavaScript is led after the message was refused.
  refusedTitle: 'Your message was not sent.',
  refusedText:
    'Something in it was missing or too long, or too many messages came from your network within an hour. Go back in your browser: what you typed is still in the form.',
  emptyForm: 'An empty form',
});
