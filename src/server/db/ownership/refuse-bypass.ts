import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ConfigError } from '#server/settings/config-error.ts';
import type { DatabaseConnection } from '#server/db/database.ts';

const answer = z.object({
  rows: z.tuple([
    z.object({ login: z.string(), is_mighty: z.boolean(), works_as: z.string(), works_mighty: z.boolean() }),
  ]),
});

/**
 * Refuses to work where row security would hold nobody back: as a login of PostgreSQL that is a superuser or has a bypass, which
 * every session could fall back to, or as a role that has one. The embedded database has one login alone, for nobody outside.
 * Throws ConfigError.
 */
export async function refuseBypass({ confined, kind }: DatabaseConnection): Promise<void> {
  const {
    rows: [{ login, is_mighty: isMighty, works_as: worksAs, works_mighty: worksMighty }],
  } = answer.parse(
    await confined.execute(sql`select session_user::text as login, current_user::text as works_as,
      (select rolsuper or rolbypassrls from pg_roles where rolname = session_user) as is_mighty,
      (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as works_mighty`),
  );
  if (worksMighty)
    throw new ConfigError(
      `The role ${worksAs} passes by row security. Let an administrator run: alter role ${worksAs} nosuperuser nobypassrls;`,
    );
  if (kind === 'postgres' && isMighty)
    throw new ConfigError(
      `DATABASE_URL names ${login}, a superuser or one that passes by row security, so people's records would not be kept apart. Give Legwork a login of its own: create role legwork login createrole password '…'; create database legwork owner legwork;`,
    );
}
