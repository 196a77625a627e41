import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The pricing page, and the strip of plans at the foot of the home page.
  title: 'Pricing',
  description: 'Three plans: Starter at {starter} a month, Pro at {pro}, and Enterprise with custom pricing.',
  lead: 'One plan covers your job search and, as its agents open, your shop. Pay monthly, cancel anytime, take everything with you.',
  comparePlans: 'Compare plans',
  popular: 'Most Popular',
  comparedLabel: 'Plan comparison',

  // The three plans.
  starter: 'Starter',
  starterMarketing: 'Limited AI marketing',
  starterAction: 'Get Started',
  pro: 'Pro',
  proMarketing: 'Full AI marketing, analytics and sentiment analysis',
  proAction: 'Choose Pro',
  perMonth: 'per month',
  enterprise: 'Enterprise',
  enterprisePrice: 'Custom',
  enterpriseUnit: 'by agreement',
  enterpriseFor: 'For schools, agencies and groups of shops',
  enterpriseTerms: 'Your own limits, terms and onboarding',
  enterpriseAction: 'Contact Us',

  // The table of plans: finding work.
  workGroup: 'Job search',
  autoApply: 'Auto-apply',
  autoApplyStarter: '{applications, number} a month',
  autoApplyPro: 'Unlimited, 5 to 25 a day (you choose)',
  byAgreement: 'Custom limit',
  cv: 'Resume',
  cvStarter: 'Basic tailoring',
  cvPro: 'Advanced optimization: three versions of the summary',
  asInPro: 'Same as Pro',
  letters: 'Cover letters',
  lettersStarter: 'Drafts, one for each job',
  lettersPro: 'Custom: three versions for each job',
  queue: 'Preparing and sending',
  queueStarter: 'Standard queue',
  queuePro: 'First in the queue',

  // The table of plans: running a shop, and help.
  shopGroup: 'Running a shop, still being built',
  marketing: 'AI marketing',
  marketingStarter: 'Limited',
  marketingPro: 'Full, with analytics',
  marketingEnterprise: 'Same as Pro, for several shops',
  sentiment: 'Sentiment analysis',
  notIncluded: 'Not included',
  included: 'Included',
  helpGroup: 'Help',
  support: 'Support',
  supportStarter: 'Standard',
  supportPro:
    'Priority, with a dedicated account manager. A person replies within one business day when you use the contact form.',
  supportEnterprise: 'Same as Pro, plus what we agree on',

  // What every plan holds.
  everyTitle: 'In every plan',
  everyYes: 'Your approval before anything is sent',
  everyExport: 'Export everything, anytime',
  everyProof: 'A source for every claim, a record of every step',
  everyAccount: 'No other account needed',
  everyBoards:
    '{claim, select, fifty {50+ job boards, 50% match or better} other {Job boards, 50% match or better}}',
  everyDeletion: 'Deletion that really deletes',

  // The questions before paying; search engines read them too.
  questionsTitle: 'Before you pay',
  atOnce: 'Do I have to pay right away?',
  atOnceAnswer:
    'No. New accounts can send {applications, plural, one {# application} other {# applications}} in the first {days, plural, one {# day} other {# days}}, no card needed. After that, you choose Starter or Pro.',
  limit: 'What happens after {applications, number} applications on Starter?',
  limitAnswer: 'The agent stops sending but keeps searching, and tells you which day your month resets.',
  manager: 'Who is the account manager?',
  managerAnswer:
    'On Pro and Enterprise, it’s the person on our team who reads your message. Your message is marked with your plan. A person replies within one business day when you use the contact form. The form is on the Plan page in your dashboard.',
  changePlans: 'Can I change plans?',
  changePlansAnswer: 'Yes, on any day. You see the cost before you confirm.',
  leave: 'Can I cancel?',
  leaveAnswer:
    'Yes, on any day. You keep the plan until the end of the month you paid for, and you can still read your tracker.',
  currency: 'What currency are prices in?',
  currencyAnswer:
    'Canadian dollars, plus tax where the law requires it. The checkout shows the full amount first.',
  foundJob: 'What if I find a job?',
  foundJobAnswer: 'Cancel your plan, and take your resumes, cover letters and the whole record with you.',
});
