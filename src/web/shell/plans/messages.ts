import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // What a paid plan gives, as points of a list: on the pricing page, at the checkout, on the Plan page.
  starterApplications: 'Up to {applications, number} auto-applications a month',
  starterDocuments: 'Basic resume tailoring and cover letter drafts',
  starterSupport: 'Standard support',
  proApplications: 'Unlimited auto-apply',
  proDocuments:
    'Advanced resume optimization and custom cover letters: three versions of the letter and the summary to choose from',
  proTurn: 'First in line for preparing and sending',
  proSupport: 'Priority support with a dedicated account manager',

  // What stands behind priority support: a sentence of its own, and above the form that writes to us.
  supportWithPromise:
    'Priority support with a dedicated account manager: a person replies within one business day when you use the contact form.',
});
