import { STARTER_APPLICATIONS } from '#contract/platform/billing.ts';
import { hostOrigin } from '#web/shell/host-origin.ts';
import { boardClaim } from '#web/shell/marketing/board-claim.ts';
import { careerPaths, mainPaths } from '#web/shell/paths.ts';
import {
  monthlyPrice,
  planOffer,
  priceTag,
  supportPromise,
  trialOffer,
} from '#web/shell/plans/plan-offer.ts';

export interface Plan {
  name: string;
  price: string;
  /** Dollars a month; null where it is agreed. */
  monthly: number | null;
  unit: string;
  popular?: true;
  /** Where its button leads: on this host, or the whole address on another one. */
  action: { label: string; to: string };
  points: readonly string[];
}

/** The three plans, as the specification states them. */
export const plans: readonly Plan[] = [
  {
    name: 'Starter',
    price: priceTag('starter'),
    monthly: monthlyPrice('starter'),
    unit: 'per month',
    action: { label: 'Get Started', to: mainPaths.signup },
    points: [
      planOffer().starter.applications,
      planOffer().starter.documents,
      planOffer().starter.support,
      'Limited AI marketing',
    ],
  },
  {
    name: 'Pro',
    price: priceTag('pro'),
    monthly: monthlyPrice('pro'),
    unit: 'per month',
    popular: true,
    action: { label: 'Choose Pro', to: `${hostOrigin('career')}${careerPaths.checkout}?plan=pro` },
    points: [
      planOffer().pro.applications,
      planOffer().pro.documents,
      planOffer().pro.turn,
      planOffer().pro.support,
      'Full AI marketing, analytics and sentiment analysis',
    ],
  },
  {
    name: 'Enterprise',
    price: 'Custom',
    monthly: null,
    unit: 'priced with you',
    action: { label: 'Contact Us', to: mainPaths.contact },
    points: ['For schools, agencies and groups of shops', 'Your own limits, terms and onboarding'],
  },
];

/** The table of the pricing page: a group, then one row for each thing, in the order of the plans. */
export const comparison: readonly {
  title: string;
  rows: readonly { name: string; values: readonly string[] }[];
}[] = [
  {
    title: 'Finding work',
    rows: [
      {
        name: 'Auto-apply',
        values: [`${STARTER_APPLICATIONS} a month`, 'Unlimited, 5 to 25 a day as you choose', 'By agreement'],
      },
      {
        name: 'CV',
        values: ['Basic tailoring', 'Advanced optimization: three variants of the summary', 'As in Pro'],
      },
      {
        name: 'Cover letters',
        values: ['Drafts, one for each posting', 'Custom: three variants for each posting', 'As in Pro'],
      },
      { name: 'Preparing and sending', values: ['In turn', 'First in the queue', 'As in Pro'] },
    ],
  },
  {
    title: 'Running a shop, when it opens',
    rows: [
      { name: 'AI marketing', values: ['Limited', 'Full, with analytics', 'As in Pro, for several shops'] },
      { name: 'Sentiment analysis', values: ['Not included', 'Included', 'Included'] },
    ],
  },
  {
    title: 'Help',
    rows: [
      {
        name: 'Support',
        values: [
          'Standard',
          `Priority, with a dedicated account manager. ${supportPromise()}`,
          'As in Pro, and by agreement',
        ],
      },
    ],
  },
];

const claim = boardClaim();
const boards = `${claim.charAt(0).toUpperCase()}${claim.slice(1)}, from a 50% match`;

export const inEveryPlan = [
  'Your yes before anything is sent',
  'Export of everything, at any time',
  'A source for every claim, proof for every step',
  'No other account needed',
  boards,
  'Deletion that really deletes',
] as const;

export const questions = [
  {
    question: 'Do I pay at once?',
    answer: `No. ${trialOffer()} Then you choose Starter or Pro.`,
  },
  {
    question: `What happens after ${STARTER_APPLICATIONS} on Starter?`,
    answer: 'The agent stops sending, keeps finding, and tells you on what day the month begins again.',
  },
  {
    question: 'Who is the account manager?',
    answer: `On Pro and Enterprise, whoever of us reads your message, marked with your plan. ${supportPromise()} The form is on the Plan page of your dashboard.`,
  },
  {
    question: 'Can I change plans?',
    answer: 'On any day. You see what it costs before you confirm.',
  },
  {
    question: 'Can I leave?',
    answer:
      'On any day. You keep the plan until the month you paid for ends, and your tracker stays readable.',
  },
  {
    question: 'In which currency?',
    answer: 'Canadian dollars, and tax where the law asks for it. The checkout shows the whole amount first.',
  },
  {
    question: 'What if I find a job?',
    answer: 'Then stop. Take the CVs, the letters and the whole record with you.',
  },
] as const;
