import type { Database } from '#server/db/database.ts';
import type { World } from '#server/world.ts';

/** Where keys are found by whose they are: visitors have keys as well. */
export const everybodysKeys = ({ database }: Pick<World, 'database'>): Database =>
  database.withoutOwner('idempotency.keys');
