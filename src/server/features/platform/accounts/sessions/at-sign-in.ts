import { exempted } from '#server/db/as.ts';
import type { World } from '#server/world.ts';

/** The world of who is not signed in yet: the ways in find out who it is. */
export const atSignIn = (world: World): World => exempted('accounts.sign-in', world);
