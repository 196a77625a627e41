import { ConfigError } from '#server/settings/config-error.ts';
import { ACCOUNT_ROLE, EVERYBODY_ROLE } from './ownership.ts';

const MAKE = [ACCOUNT_ROLE, EVERYBODY_ROLE]
  .map(
    (role) => `
  if not exists (select from pg_roles where rolname = '${role}') then
    create role ${role} nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
  if not pg_has_role(current_user, '${role}', 'usage') then
    grant ${role} to current_user;
  end if;`,
  )
  .join('');

/** What an administrator runs, where the product's login may not. */
const BY_HAND = [ACCOUNT_ROLE, EVERYBODY_ROLE]
  .map((role) => `create role ${role} nologin; grant ${role} to LOGIN;`)
  .join(' ');

/**
 * Makes the two roles that everything but migrations runs as, where they are not there, and lets the login become them.
 * Before the migrations, whose policies name them. Throws ConfigError where the login may not.
 */
export async function prepareRoles(run: (text: string) => Promise<unknown>): Promise<void> {
  try {
    await run(`do $$ begin${MAKE}\nend $$`);
  } catch (error) {
    const { code } = error as { code?: string }; // Both drivers name the database's own code so.
    // Another server made it in the same moment; the second look finds it.
    if (code === '42710' || code === '23505') return prepareRoles(run);
    if (code !== '42501') throw error;
    throw new ConfigError(
      `The login of the database may not make the roles that Legwork works as. Let an administrator of the database run this once, with the name of that login in place of LOGIN, then start again: ${BY_HAND}`,
    );
  }
}
