import { catalogue } from '#localization/catalogue.ts';

/** The mail that brings us a message of the contact page. */
export const text = catalogue('contact', {
  subject: 'Message from {name}',
  subjectOnPlan: '[{plan}] Message from {name}',
  promised: 'On {plan}: a person replies within one business day.',
  from: '{name} ({email}) wrote:',
});
