import type { Database } from '#server/db/database.ts';
import type { World } from '#server/world.ts';

/** Where it is looked for what is due, of all accounts; each is then seen to as its own. */
export const everybodys = ({ database }: Pick<World, 'database'>): Database =>
  database.withoutOwner('applications.due');
