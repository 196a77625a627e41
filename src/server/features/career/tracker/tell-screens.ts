import type { Executor } from '#server/db/database.ts';
import type { World } from '#server/world.ts';

/** The person's other screens read this application again. */
export const tellScreens = (
  { events }: Pick<World, 'events'>,
  executor: Executor,
  accountId: string,
  applicationId: string,
): Promise<void> =>
  events.publish(executor, accountId, { topic: 'applications', application_id: applicationId });
