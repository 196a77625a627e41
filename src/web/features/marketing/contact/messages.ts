import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The contact page and its form.
  title: 'Contact',
  lead: 'Write to us about Enterprise, your data, a mistake the agent made, or anything else. A person reads every message.',
  name: 'Name',
  email: 'Email',
  emailHint: 'We’ll reply to this address and use it for nothing else.',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending...',
  sendFailed:
    'Couldn’t send your message. Check your connection and try again. What you typed is still here.',

  // Beside the form: what is better asked elsewhere, and what is asked here.
  withAccount: 'If you have an account',
  withAccountText: 'Your job tracker shows what the agent did, with confirmations. <link>Log in</link>',
  onPlan: 'On Pro or Enterprise',
  onPlanText:
    'Write to us from the Plan page in your dashboard. We see your plan there, and a person answers within one business day. <link>Your plan</link>',
  enterprise: 'Enterprise',
  enterpriseText: 'Tell us who you are and how many people it’s for. We’ll work out the terms by email.',
  yourData: 'Your data',
  yourDataText:
    'You can export and delete everything yourself in Settings. If you have questions about it, write to us here. <link>Privacy Policy</link>',

  // After the message was taken.
  sentTitle: 'We’ve got your message.',
  sentText: 'It’s saved and on its way to our inbox. We’ll reply to the address you gave.',
  backHome: 'Back to home',

  // Where a browser without JavaScript is led after the message was refused.
  refusedTitle: 'Your message wasn’t sent.',
  refusedText:
    'Something was missing or too long, or too many messages came from your network within an hour. Go back in your browser. What you typed is still in the form.',
  emptyForm: 'New message',
});
