export { timeOf } from './business-time.ts';
export type { BusinessTime } from './business-time.ts';
export { setClock } from './set-clock.ts';
export { memberOf, refuseLimited } from './member-of.ts';
export type { Membership } from './member-of.ts';
export {
  businessRoutes,
  invitationsRoutes,
  membershipsRoutes,
  membersRoutes,
  shopsRoutes,
} from './routes.ts';
export { ownedWithOthers, settleBusinesses } from './members/before-deletion.ts';
export {
  keyFits as businessKeyFits,
  reseal as resealBusinessKeys,
  secretsOfBusiness,
} from './business-key.ts';
export { businessJobs } from './jobs.ts';
export { countingOf, keepCounting, lockCounting } from './counting.ts';
export { isLimited, shopOf, shopsById, shopsSeenBy } from './shop-of.ts';
export type { ShopOfBusiness } from './shop-of.ts';
export { firstBusinessOf } from './members/memberships.ts';
export { replaceBusiness } from './business-profile.ts';
export { closePracticeBusiness, openPracticeBusiness } from './practice-shop/practice-business.ts';
export { practiceOf, practiceStateOf, setPracticeState } from './practice-shop/queries.ts';
