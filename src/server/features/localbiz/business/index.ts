import { memberOf } from './member-of.ts';
import type { Membership } from './member-of.ts';

/** @public Every feature of the business side begins with it. */
export { memberOf };
/** @public */
export type { Membership };
export {
  businessRoutes,
  invitationsRoutes,
  membershipsRoutes,
  membersRoutes,
  shopsRoutes,
} from './routes.ts';
export { ownedWithOthers, settleBusinesses } from './members/before-deletion.ts';
export { businessJobs } from './jobs.ts';
