import { exempted } from '#server/db/as.ts';
import type { World } from '#server/world.ts';

/** The world in which what is due is looked for among all accounts. */
export const everybodys = <Deps extends Pick<World, 'database'>>(world: Deps): Deps =>
  exempted('privacy.due', world);
