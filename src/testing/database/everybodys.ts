import type { Services } from '#server/services.ts';
import type { World } from '#server/world.ts';

/**
 * The world of some services as a test looks at it and arranges it: it sees everybody's rows. The services themselves see what
 * the product may; their ports are the same, also when one is replaced here.
 */
export const everybodys = ({ world, connection }: Pick<Services, 'world' | 'connection'>): World =>
  new Proxy(world, {
    get: (target, name): unknown => (name === 'database' ? connection.database : Reflect.get(target, name)),
  });
