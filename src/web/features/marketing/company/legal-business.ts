import { UNDO_DAYS } from '#contract/localbiz/imports.ts';
import { INVITATION_DAYS } from '#contract/localbiz/members.ts';
import { type Clause, clause } from './clause.ts';
import { text } from './legal-business-messages.ts';

/** How long each thing of a business is kept; table by table in docs/business-law.md. */
const kept = () => ({
  heads: [text('privacyShopWhat'), text('privacyShopUntil')] as const,
  rows: [
    [text('keptBusiness'), text('keptBusinessUntil')],
    [text('keptMembers'), text('keptMembersUntil')],
    [text('keptInvitations'), text('keptInvitationsUntil', { days: INVITATION_DAYS })],
    [text('keptFiles'), text('keptFilesUntil', { days: UNDO_DAYS })],
    [text('keptSales'), text('keptSalesUntil', { days: UNDO_DAYS })],
    [text('keptCustomers'), text('keptSalesUntil', { days: UNDO_DAYS })],
    [text('keptReviews'), text('keptSalesUntil', { days: UNDO_DAYS })],
    [text('keptStops'), text('keptStopsUntil')],
  ] as const,
});

/** What the privacy policy says to shops, those who work there and their customers. */
export const shopPrivacy = (): readonly Clause[] => [
  clause(
    text('privacyShopTitle'),
    text('privacyShopDecides'),
    text('privacyShopCustomer'),
    text('privacyShopFile'),
    text('privacyShopCustomers'),
    text('privacyShopReviews'),
    text('privacyShopNotYet'),
  ),
  clause(
    text('privacyShopSeenTitle'),
    [text('privacyShopSeenMembers'), text('privacyShopSeenCompanies'), text('privacyShopSeenModel')],
    text('privacyShopPlace'),
  ),
  clause(text('privacyShopHowLongTitle'), kept()),
];

/** What a business and Legwork owe each other about what the business imports. */
export const shopTerms = (): Clause =>
  clause(
    text('termsShopTitle'),
    text('termsShopRoles'),
    text('termsShopWe'),
    [
      text('termsShopInstructions'),
      text('termsShopApart'),
      text('termsShopHelp'),
      text('termsShopIncident'),
      text('termsShopCompanies'),
      text('termsShopEnd'),
    ],
    text('termsShopMembers'),
    text('termsShopFigures'),
  );
