import type { Database } from '#server/db/database.ts';
import type { Exemption } from './ownership/exemptions.ts';

interface Seeing {
  database: Database;
}

/** The same world with the database as one account sees it. */
export const asAccount = <World extends Seeing>(world: World, accountId: string): World => ({
  ...world,
  database: world.database.forAccount(accountId),
});

/** The same world with the database as one business sees it: for its jobs, which no account asked for. */
export const asBusiness = <World extends Seeing>(world: World, businessId: string): World => ({
  ...world,
  database: world.database.forBusiness(businessId),
});

/** The same world with the rows of everybody, by an exemption; what is found out there goes on `asAccount`. */
export const exempted = <World extends Seeing>(exemption: Exemption, world: World): World => ({
  ...world,
  database: world.database.withoutOwner(exemption),
});
