import type { Database } from '#server/db/database.ts';
import type { World } from '#server/world.ts';

/** Where it is looked for whose hour has come. */
export const everybodys = ({ database }: Pick<World, 'database'>): Database =>
  database.withoutOwner('tracker.due');
