import type { World } from '#server/world.ts';

/** Whose customers and subscriptions are asked for: the practice provider's are not the real one's. */
export const providerOf = ({ payments }: Pick<World, 'payments'>) =>
  payments.mode === 'practice' ? ('practice' as const) : ('stripe' as const);
