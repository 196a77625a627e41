export { countAhead } from './keeping/known-people.ts';
export { finishPeople, keepPeople } from './keeping/keep-people.ts';
export { takeOutIdentities, takeOutPeople } from './keeping/queries.ts';
export { openedIdentities } from './opened-identities.ts';
export { customersRoutes } from './routes.ts';
