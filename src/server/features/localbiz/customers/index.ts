export { countAhead } from './keeping/known-people.ts';
export { keepPeople } from './keeping/keep-people.ts';
export { countBrought, takeOutGiven, takeOutPeople } from './keeping/queries.ts';
export { openedIdentities } from './opened-identities.ts';
export { customersRoutes } from './routes.ts';
