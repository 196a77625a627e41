import { exempted } from '#server/db/as.ts';
import type { World } from '#server/world.ts';

/** The world with the messages to us, which are nobody's: visitors write them as well. */
export const anybodys = <Deps extends Pick<World, 'database'>>(world: Deps): Deps =>
  exempted('contact.messages', world);
