/**
 * Whose rows a statement sees and changes: those of one account; nobody's, which leaves the tables without an owner; everybody's,
 * by one of the named exemptions; or whatever the login itself may, for migrations, copies and the operator's commands.
 */
export type Whose =
  | { kind: 'account'; accountId: string }
  | { kind: 'nobody' }
  | { kind: 'everybody' }
  | { kind: 'login' };

/** Owns nothing, has no bypass; the policies of the tables show it the rows of `legwork.account` alone. */
export const ACCOUNT_ROLE = 'legwork_account';
/** Owns nothing, has no bypass; the policies of the tables show it all rows. */
export const EVERYBODY_ROLE = 'legwork_everybody';
/** The setting that names the account of a transaction, for the policies. */
export const ACCOUNT_SETTING = 'legwork.account';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Role and account that a transaction is set to; null where the login itself acts. Throws for what is no account's id. */
export function settingsOf(whose: Whose): { role: string; account: string } | null {
  if (whose.kind === 'login') return null;
  if (whose.kind === 'everybody') return { role: EVERYBODY_ROLE, account: '' };
  if (whose.kind === 'nobody') return { role: ACCOUNT_ROLE, account: '' };
  if (!UUID.test(whose.accountId)) throw new Error('An account is named by its id.');
  return { role: ACCOUNT_ROLE, account: whose.accountId };
}

/** The same as statements, for the begin of a transaction; empty where the login itself acts. */
export function settingStatements(whose: Whose): string {
  const settings = settingsOf(whose);
  if (settings === null) return '';
  return `set local role ${settings.role}; set local ${ACCOUNT_SETTING} = '${settings.account}';`;
}

/** Under which name the work of one waits for its turn. */
export const turnOf = (whose: Whose): string =>
  whose.kind === 'account' ? whose.accountId.toLowerCase() : whose.kind;
