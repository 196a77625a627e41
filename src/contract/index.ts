import { answers } from '#contract/career/hub/answers.ts';
import { agenda } from '#contract/career/mail/agenda.ts';
import { applications } from '#contract/career/applications.ts';
import { campaigns } from '#contract/career/campaigns.ts';
import { inbox } from '#contract/career/mail/inbox.ts';
import { integrations } from '#contract/career/integrations.ts';
import { mailbox } from '#contract/career/mail/mailbox.ts';
import { portals } from '#contract/career/hub/portals.ts';
import { profiles } from '#contract/career/profile.ts';
import { reports } from '#contract/career/reports.ts';
import { resumeVersions } from '#contract/career/resume-versions.ts';
import { resumes } from '#contract/career/resume.ts';
import { sources } from '#contract/career/boards/sources.ts';
import { tracker } from '#contract/career/tracker.ts';
import { businesses } from '#contract/localbiz/business.ts';
import { invitations, members, memberships } from '#contract/localbiz/members.ts';
import { counting } from '#contract/localbiz/counting.ts';
import { shops } from '#contract/localbiz/shops.ts';
import { imports } from '#contract/localbiz/imports.ts';
import { practiceShop } from '#contract/localbiz/practice-shop.ts';
import { sales } from '#contract/localbiz/sales.ts';
import { reviews } from '#contract/localbiz/reviews.ts';
import { catalogue } from '#contract/localbiz/catalogue.ts';
import { customers } from '#contract/localbiz/customers.ts';
import { accounts } from '#contract/platform/accounts.ts';
import { preferences } from '#contract/platform/notification-preferences.ts';
import { models } from '#contract/platform/models.ts';
import { contact } from '#contract/platform/contact.ts';
import { billing } from '#contract/platform/billing.ts';
import { notifications } from '#contract/platform/notifications.ts';
import { privacy } from '#contract/platform/privacy.ts';
import { passkeys } from '#contract/platform/passkeys.ts';
import { identities } from '#contract/platform/identities.ts';
import { security } from '#contract/platform/security.ts';

/** Everything the server promises the browser. The client, the OpenAPI document and the mount test read this. */
export const contract = {
  accounts,
  security,
  passkeys,
  identities,
  billing,
  notifications,
  preferences,
  contact,
  privacy,
  models,
  profiles,
  resumes,
  resumeVersions,
  campaigns,
  integrations,
  sources,
  answers,
  applications,
  agenda,
  inbox,
  mailbox,
  portals,
  tracker,
  reports,
  businesses,
  shops,
  counting,
  members,
  memberships,
  invitations,
  imports,
  practiceShop,
  sales,
  customers,
  catalogue,
  reviews,
};
