import { answersRoutes } from '#server/features/career/answers/index.ts';
import {
  agendaRoutes,
  FEED_PATH,
  serveCalendarFeed,
  withdrawFeed,
} from '#server/features/career/agenda/index.ts';
import {
  applicationsJobs,
  applicationsRoutes,
  askAfterRestore,
  beginTrail,
  isClickUnderWay,
  keyFits as keyFitsLinks,
  serveResumeLink,
} from '#server/features/career/applications/index.ts';
import { boardsJobs, sourcesRoutes } from '#server/features/career/boards/index.ts';
import {
  campaignsJobs,
  campaignsRoutes,
  hasActiveCampaign,
  setAllWithin,
} from '#server/features/career/campaigns/index.ts';
import { inboxJobs, inboxRoutes } from '#server/features/career/inbox/index.ts';
import { integrationsRoutes } from '#server/features/career/integrations/index.ts';
import {
  keyFits as keyFitsMailboxes,
  mailboxJobs,
  mailboxRoutes,
} from '#server/features/career/mailbox/index.ts';
import { keyFits as keyFitsPortals, portalsRoutes } from '#server/features/career/portals/index.ts';
import { profileJobs, profileRoutes } from '#server/features/career/profile/index.ts';
import { reportsJobs, reportsRoutes } from '#server/features/career/reports/index.ts';
import { resumeJobs, resumeRoutes, resumeVersionsRoutes } from '#server/features/career/resume/index.ts';
import { trackerJobs, trackerRoutes } from '#server/features/career/tracker/index.ts';
import {
  accountsJobs,
  accountsRoutes,
  identify,
  identitiesRoutes,
  passkeysRoutes,
  securityRoutes,
} from '#server/features/platform/accounts/index.ts';
import type { Withdraw } from '#server/features/platform/accounts/index.ts';
import {
  notificationsJobs,
  notificationsRoutes,
  preferencesRoutes,
  withdrawDevices,
} from '#server/features/platform/notifications/index.ts';
import {
  businessJobs,
  businessRoutes,
  businessKeyFits,
  invitationsRoutes,
  membershipsRoutes,
  membersRoutes,
  ownedWithOthers,
  settleBusinesses,
  shopsRoutes,
} from '#server/features/localbiz/business/index.ts';
import { customersRoutes, openedIdentities } from '#server/features/localbiz/customers/index.ts';
import { importsJobs, importsRoutes } from '#server/features/localbiz/imports/index.ts';
import { practiceShopJobs, practiceShopRoutes } from '#server/features/localbiz/practice-shop/index.ts';
import { reviewsRoutes } from '#server/features/localbiz/reviews/index.ts';
import {
  catalogueRoutes,
  countingRoutes,
  salesJobs,
  salesRoutes,
} from '#server/features/localbiz/sales/index.ts';
import {
  billingJobs,
  billingRoutes,
  endPlanAfter,
  receivePayment,
} from '#server/features/platform/billing/index.ts';
import { contactJobs, contactRoutes } from '#server/features/platform/contact/index.ts';
import {
  claimKey,
  giveKeyBack,
  idempotencyJobs,
  keepAnswer,
} from '#server/features/platform/idempotency/index.ts';
import { modelsRoutes } from '#server/features/platform/models/index.ts';
import { eraseAgain, privacyJobs, privacyRoutes } from '#server/features/platform/privacy/index.ts';
import type { JobHandler } from '#server/queue/handler.ts';
import type { World } from '#server/world.ts';
import { exempted } from '#server/db/as.ts';

const jobs = (world: World): JobHandler[] =>
  [
    accountsJobs,
    billingJobs,
    notificationsJobs,
    contactJobs,
    idempotencyJobs,
    (own: World) => privacyJobs(own, { identities: openedIdentities }),
    profileJobs,
    resumeJobs,
    boardsJobs,
    campaignsJobs,
    applicationsJobs,
    inboxJobs,
    mailboxJobs,
    reportsJobs,
    trackerJobs,
    businessJobs,
    salesJobs,
    importsJobs,
    practiceShopJobs,
  ].flatMap((jobsOf) => jobsOf(world));

/** Whether the key at hand is the one that this database's secrets were sealed with, as far as any tells. */
const keyFits = async (world: Pick<World, 'database' | 'secrets'>): Promise<boolean> => {
  const all = exempted('secrets.key-fits', world);
  return (
    (await keyFitsMailboxes(all)) &&
    (await keyFitsPortals(all)) &&
    (await keyFitsLinks(all)) &&
    (await businessKeyFits(all))
  );
};

/** What was handed out besides sessions, and ends with them; a connected mailbox lets nobody in, and stays. */
const withdraw: Withdraw = async (executor, accountId, keptDevice) => {
  await withdrawFeed(executor, accountId);
  await withdrawDevices(executor, accountId, keptDevice);
};

/** Every feature of the product, tied together: the contract's router, the queue's handlers, who a token stands for. */
export const features = {
  router: {
    accounts: accountsRoutes(withdraw),
    security: securityRoutes(withdraw),
    passkeys: passkeysRoutes,
    identities: identitiesRoutes,
    billing: billingRoutes,
    notifications: notificationsRoutes,
    preferences: preferencesRoutes(hasActiveCampaign),
    contact: contactRoutes,
    privacy: privacyRoutes({
      begin: async (world, executor, accountId, wishes) => {
        await settleBusinesses(world, executor, accountId, wishes);
        await setAllWithin(world, executor, accountId, false);
        await endPlanAfter(world, executor, accountId);
      },
      end: (world, executor, accountId) => setAllWithin(world, executor, accountId, true),
      owned: ownedWithOthers,
    }),
    models: modelsRoutes,
    businesses: businessRoutes,
    shops: shopsRoutes,
    members: membersRoutes,
    memberships: membershipsRoutes,
    invitations: invitationsRoutes,
    imports: importsRoutes,
    practiceShop: practiceShopRoutes,
    counting: countingRoutes,
    sales: salesRoutes,
    customers: customersRoutes,
    catalogue: catalogueRoutes,
    reviews: reviewsRoutes,
    profiles: profileRoutes,
    resumes: resumeRoutes,
    resumeVersions: resumeVersionsRoutes,
    campaigns: campaignsRoutes,
    sources: sourcesRoutes,
    integrations: integrationsRoutes,
    answers: answersRoutes,
    applications: applicationsRoutes,
    agenda: agendaRoutes,
    inbox: inboxRoutes,
    mailbox: mailboxRoutes,
    portals: portalsRoutes,
    reports: reportsRoutes,
    tracker: trackerRoutes,
  },
  jobs,
  keyFits,
  isClickUnderWay,
  eraseAgain,
  askAfterRestore,
  beginTrail,
  identify,
  receivePayment,
  keptAnswers: { claim: claimKey, keep: keepAnswer, giveBack: giveKeyBack },
  serveResumeLink,
  calendarFeed: { path: FEED_PATH, serve: serveCalendarFeed },
};
