/** Catalogues and stock lists of a shop: the things in their rows (`thingsIn`), and which of those that are sold they are (`matchThings`). */
export { matchThings, skuKey } from './match.ts';
export type { FoundBy, KnownThing } from './match.ts';
export { onlyNames, thingsIn } from './things.ts';
export type { FileThing } from './things.ts';
