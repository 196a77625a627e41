export { hasSide, openOtherSide, shownAccountQuestion } from './side-queries.ts';
export { isEnding, setEnding } from './ending-queries.ts';
export { accountIds as livingAccounts } from './queries.ts';
export { accountsJobs } from './jobs.ts';
export {
  accountByEmail,
  accountMadeByUs,
  accountById,
  changeFullName,
  changeLocale,
  changeTimeZone,
  createVerifiedAccount,
  deleteAccountByEmail,
  eraseAccount,
  readerOfAccount,
} from './people.ts';
export { spend as spendLimits } from './limits/limits.ts';
export { accountsRoutes } from './routes.ts';
export { identitiesRoutes } from './identities/routes.ts';
export { passkeysRoutes } from './passkeys/routes.ts';
export { securityRoutes } from './security/routes.ts';
export type { Withdraw } from './sessions/end-sessions.ts';
export { identify, isSessionAlive } from './sessions/identify.ts';
export { usesDevice } from './sessions/device-queries.ts';
