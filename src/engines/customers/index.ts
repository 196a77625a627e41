/**
 * People in the files of a shop: by what they are known, in one form, which rows are about one of them
 * (`peopleIn`), and what the rows say of whether they may be written to, by Canada's anti-spam law.
 */
export type { Identity } from './identities.ts';
export { identityKey, peopleIn } from './people.ts';
export type { FilePeople, FilePerson, Stopped } from './people.ts';
export { channels } from './statements.ts';
