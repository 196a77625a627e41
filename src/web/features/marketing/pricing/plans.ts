import { STARTER_APPLICATIONS, TRIAL_APPLICATIONS, TRIAL_DAYS } from '#contract/platform/billing.ts';
import { hostOrigin } from '#web/shell/host-origin.ts';
import { boardClaim } from '#web/shell/marketing/board-claim.ts';
import { careerPaths, mainPaths } from '#web/shell/paths.ts';
import { monthlyPrice, planOffer, priceTag } from '#web/shell/plans/plan-offer.ts';
import { text } from './messages.ts';

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
export function plans(): readonly Plan[] {
  const { starter, pro } = planOffer();
  return [
    {
      name: text('starter'),
      price: priceTag('starter'),
      monthly: monthlyPrice('starter'),
      unit: text('perMonth'),
      action: { label: text('starterAction'), to: mainPaths.signup },
      points: [starter.applications, starter.documents, starter.support, text('starterMarketing')],
    },
    {
      name: text('pro'),
      price: priceTag('pro'),
      monthly: monthlyPrice('pro'),
      unit: text('perMonth'),
      popular: true,
      action: { label: text('proAction'), to: `${hostOrigin('career')}${careerPaths.checkout}?plan=pro` },
      points: [pro.applications, pro.documents, pro.turn, pro.support, text('proMarketing')],
    },
    {
      name: text('enterprise'),
      price: text('enterprisePrice'),
      monthly: null,
      unit: text('enterpriseUnit'),
      action: { label: text('enterpriseAction'), to: mainPaths.contact },
      points: [text('enterpriseFor'), text('enterpriseTerms')],
    },
  ];
}

interface ComparedGroup {
  title: string;
  rows: readonly { name: string; values: readonly string[] }[];
}

const findingWork = (): ComparedGroup => ({
  title: text('workGroup'),
  rows: [
    {
      name: text('autoApply'),
      values: [
        text('autoApplyStarter', { applications: STARTER_APPLICATIONS }),
        text('autoApplyPro'),
        text('byAgreement'),
      ],
    },
    { name: text('cv'), values: [text('cvStarter'), text('cvPro'), text('asInPro')] },
    { name: text('letters'), values: [text('lettersStarter'), text('lettersPro'), text('asInPro')] },
    { name: text('queue'), values: [text('queueStarter'), text('queuePro'), text('asInPro')] },
  ],
});

const runningShop = (): ComparedGroup => ({
  title: text('shopGroup'),
  rows: [
    {
      name: text('marketing'),
      values: [text('marketingStarter'), text('marketingPro'), text('marketingEnterprise')],
    },
    { name: text('sentiment'), values: [text('notIncluded'), text('included'), text('included')] },
  ],
});

const help = (): ComparedGroup => ({
  title: text('helpGroup'),
  rows: [
    {
      name: text('support'),
      values: [text('supportStarter'), text('supportPro'), text('supportEnterprise')],
    },
  ],
});

/** The table of the pricing page: a group, then one row for each thing, in the order of the plans. */
export const comparison = (): readonly ComparedGroup[] => [findingWork(), runningShop(), help()];

export const inEveryPlan = (): readonly string[] => [
  text('everyYes'),
  text('everyExport'),
  text('everyProof'),
  text('everyAccount'),
  text('everyBoards', { claim: boardClaim() }),
  text('everyDeletion'),
];

export const questions = (): readonly { question: string; answer: string }[] => [
  {
    question: text('atOnce'),
    answer: text('atOnceAnswer', { applications: TRIAL_APPLICATIONS, days: TRIAL_DAYS }),
  },
  {
    question: text('limit', { applications: STARTER_APPLICATIONS }),
    answer: text('limitAnswer'),
  },
  { question: text('manager'), answer: text('managerAnswer') },
  { question: text('changePlans'), answer: text('changePlansAnswer') },
  { question: text('leave'), answer: text('leaveAnswer') },
  { question: text('currency'), answer: text('currencyAnswer') },
  { question: text('foundJob'), answer: text('foundJobAnswer') },
];
