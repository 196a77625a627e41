import { screenText } from '#web/text/screen-text.ts';

export const text = screenText({
  // The pricing page, and the strip of plans at the foot of the home page.
  title: 'Pricing',
  description: 'Three plans: Starter at {starter} a month, Pro at {pro}, Enterprise by agreement.',
  lead: 'One plan covers the job search and, when it opens, the shop. Pay by the month, leave when you like, take everything with you.',
  comparePlans: 'Compare the plans',
  popular: 'Most Popular',
  comparedLabel: 'The plans compared',

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
  enterpriseUnit: 'priced with you',
  enterpriseFor: 'For schools, agencies and groups of shops',
  enterpriseTerms: 'Your own limits, terms and onboarding',
  enterpriseAction: 'Contact Us',

  // The table of plans: finding work.
  workGroup: 'Finding work',
  autoApply: 'Auto-apply',
  autoApplyStarter: '{applications, number} a month',
  autoApplyPro: 'Unlimited, 5 to 25 a day as you choose',
  byAgreement: 'By agreement',
  cv: 'CV',
  cvStarter: 'Basic tailoring',
  cvPro: 'Advanced optimization: three variants of the summary',
  asInPro: 'As in Pro',
  letters: 'Cover letters',
  lettersStarter: 'Drafts, one for each posting',
  lettersPro: 'Custom: three variants for each posting',
  queue: 'Preparing and sending',
  queueStarter: 'In turn',
  queuePro: 'First in the queue',

  // The table of plans: running a shop, and help.
  shopGroup: 'Running a shop, when it opens',
  marketing: 'AI marketing',
  marketingStarter: 'Limited',
  marketingPro: 'Full, with analytics',
  marketingEnterprise: 'As in Pro, for several shops',
  sentiment: 'Sentiment analysis',
  notIncluded: 'Not included',
  included: 'Included',
  helpGroup: 'Help',
  support: 'Support',
  supportStarter: 'Standard',
  supportPro: 'Priority, with a dedicated account manager. {promise}',
  supportEnterprise: 'As in Pro, and by agreement',

  // What every plan holds.
  everyTitle: 'In every plan',
  everyYes: 'Your yes before anything is sent',
  everyExport: 'Export of everything, at any time',
  everyProof: 'A source for every claim, proof for every step',
  everyAccount: 'No other account needed',
  everyBoards:
    '{claim, select, fifty {50+ job boards, from a 50% match} other {Job boards, from a 50% match}}',
  everyDeletion: 'Deletion that really deletes',

  // The questions before paying; search engines read them too.
  questionsTitle: 'Before you pay',
  atOnce: 'Do I pay at once?',
  atOnceAnswer: 'No. {trialOffer} Then you choose Starter or Pro.',
  limit: 'What happens after {applications, number} on Starter?',
  limitAnswer: 'The agent stops sending, keeps finding, and tells you on what day the month begins again.',
  manager: 'Who is the account manager?',
  managerAnswer:
    'On Pro and Enterprise, whoever of us reads your message, marked with your plan. {promise} The form is on the Plan page of your dashboard.',
  changePlans: 'Can I change plans?',
  changePlansAnswer: 'On any day. You see what it costs before you confirm.',
  leave: 'Can I leave?',
  leaveAnswer:
    'On any day. You keep the plan until the month you paid for ends, and your tracker stays readable.',
  currency: 'In which currency?',
  currencyAnswer:
    'Canadian dollars, and tax where the law asks for it. The checkout shows the whole amount first.',
  foundJob: 'What if I find a job?',
  foundJobAnswer: 'Then stop. Take the CVs, the letters and the whole record with you.',
});
