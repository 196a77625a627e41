/**
 * Whose rows a statement sees and changes: those of one account and of the businesses it is a member of; those of one business,
 * for its jobs; nobody's, which leaves the tables without an owner; everybody's,
 * by one of the named exemptions; or whatever the login itself may, for migrations, copies and the operator's commands.
 */
export type Whose =
  | { kind: 'account'; accountId: string }
  | { kind: 'business'; businessId: string }
  | { kind: 'nobody' }
  | { kind: 'everybody' }
  | { kind: 'login' };

/** Owns nothing, has no bypass; the policies of the tables show it the rows of `legwork.account` alone. */
export const ACCOUNT_ROLE = 'legwork_account';
/** Owns nothing, has no bypass; the policies of the tables show it all rows. */
export const EVERYBODY_ROLE = 'legwork_everybody';
/** The setting that names the account of a transaction, for the policies. */
export const ACCOUNT_SETTING = 'legwork.account';
/** The setting that names a business of a transaction whether or not its account is a member. */
export const BUSINESS_SETTING = 'legwork.business';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** What a transaction is set to before its first statement; an empty text names nobody. */
interface Settings {
  role: string;
  account: string;
  business: string;
}

/** The id of a business, as it may stand in a statement. Throws for anything else. */
export function businessNamed(id: string): string {
  if (!UUID.test(id)) throw new Error('A business is named by its id.');
  return id;
}

/** Role, account and business that a transaction is set to; null where the login itself acts. Throws for what is no id. */
export function settingsOf(whose: Whose): Settings | null {
  if (whose.kind === 'login') return null;
  const role = whose.kind === 'everybody' ? EVERYBODY_ROLE : ACCOUNT_ROLE;
  if (whose.kind === 'business') return { role, account: '', business: businessNamed(whose.businessId) };
  if (whose.kind !== 'account') return { role, account: '', business: '' };
  if (!UUID.test(whose.accountId)) throw new Error('An account is named by its id.');
  return { role, account: whose.accountId, business: '' };
}

/** The same as statements, for the begin of a transaction; empty where the login itself acts. */
export function settingStatements(whose: Whose): string {
  const settings = settingsOf(whose);
  if (settings === null) return '';
  const { role, account, business } = settings;
  return `set local role ${role}; set local ${ACCOUNT_SETTING} = '${account}'; set local ${BUSINESS_SETTING} = '${business}';`;
}

/** Under which name the work of one waits for its turn. */
export const turnOf = (whose: Whose): string => {
  if (whose.kind === 'account') return whose.accountId.toLowerCase();
  return whose.kind === 'business' ? `business ${whose.businessId.toLowerCase()}` : whose.kind;
};
