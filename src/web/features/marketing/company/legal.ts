import { dateFormat } from '#localization/format.ts';
import { contactAddressPlaceholder } from '#contract/hosts.ts';
import { TRIAL_APPLICATIONS, TRIAL_DAYS } from '#contract/platform/billing.ts';
import { pageLocale } from '#web/text/page-locale.ts';
import { type Clause, clause } from './clause.ts';
import { shopPrivacy, shopTerms } from './legal-business.ts';
import { text } from './legal-messages.ts';

const CHANGED = new Date('2026-11-29');

/** The day of the last change, in words. */
export const changed = (): string =>
  dateFormat(pageLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(CHANGED);

export const privacy = (): readonly Clause[] => [
  clause(
    text('privacyResponsibleTitle'),
    text('privacyResponsibleCompany'),
    text('privacyResponsiblePerson', { address: contactAddressPlaceholder }),
  ),
  clause(
    text('privacyKeptTitle'),
    [
      text('privacyKeptName'),
      text('privacyKeptFacts'),
      text('privacyKeptCampaigns'),
      text('privacyKeptApplications'),
      text('privacyKeptMail'),
      text('privacyKeptSignIns'),
      text('privacyKeptBusiness'),
      text('privacyKeptMessages'),
    ],
    text('privacyKeptOrigin'),
  ),
  clause(text('privacyWhyTitle'), text('privacyWhyPurpose'), text('privacyWhySensitive')),
  clause(text('privacyConsentTitle'), text('privacyConsentGiven'), text('privacyConsentTakenBack')),
  clause(
    text('privacySeenTitle'),
    [
      text('privacySeenEmployer'),
      text('privacySeenModel'),
      text('privacySeenPayment'),
      text('privacySeenBrowser'),
      text('privacySeenSignIn'),
    ],
    text('privacySeenNotSold'),
  ),
  clause(text('privacyMachineTitle'), text('privacyMachineDecides'), text('privacyMachinePerson')),
  clause(text('privacyBrowserTitle'), text('privacyBrowserStorage')),
  clause(text('privacyHowLongTitle'), text('privacyHowLongAccount'), text('privacyHowLongCopies')),
  ...shopPrivacy(),
  clause(
    text('privacyRightsTitle'),
    [
      text('privacyRightsSee'),
      text('privacyRightsCorrect'),
      text('privacyRightsDelete'),
      text('privacyRightsAsk'),
      text('privacyRightsComplain'),
    ],
    text('privacyRightsAnswer'),
  ),
  clause(text('privacyBreachTitle'), text('privacyBreachTold')),
];

export const terms = (): readonly Clause[] => [
  clause(text('termsRegisterTitle'), text('termsRegisterAge'), text('termsRegisterAgree')),
  clause(
    text('termsMayTitle'),
    [text('termsMayLook'), text('termsMayPrepare'), text('termsMaySubmit'), text('termsMayReceive')],
    text('termsMayPause'),
  ),
  clause(text('termsMayNotTitle'), [
    text('termsMayNotInvent'),
    text('termsMayNotGuess'),
    text('termsMayNotGetAround'),
    text('termsMayNotTwice'),
    text('termsMayNotSign'),
  ]),
  clause(text('termsPartTitle'), text('termsPartTrue'), text('termsPartMisuse')),
  shopTerms(),
  clause(text('termsNoPromiseTitle'), text('termsNoPromiseOutcome')),
  clause(
    text('termsPayingTitle'),
    text('termsPayingTrial', { applications: TRIAL_APPLICATIONS, days: TRIAL_DAYS }),
    text('termsPayingMonthly'),
    text('termsPayingLaw'),
  ),
  clause(text('termsContentTitle'), text('termsContentYours')),
  clause(text('termsEndingTitle'), text('termsEndingDelete')),
  clause(text('termsFaultTitle'), text('termsFaultLiability')),
  clause(text('termsChangesTitle'), text('termsChangesLawAndLanguage')),
];
