import type { JobHandler } from '#server/queue/handler.ts';
import { memberOf } from './member-of.ts';
import type { Membership } from './member-of.ts';

/** @public Every feature of the business side begins with it. */
export { memberOf };
/** @public */
export type { Membership };
export { businessRoutes, shopsRoutes } from './routes.ts';

/** The feature has no background work. */
export const businessJobs = (): JobHandler[] => [];
