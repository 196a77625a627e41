import { identify } from '#server/features/platform/accounts/index.ts';

/** Every feature of the product, tied together: the router of the contract and the handlers of the queue. */
export const features = { identify };
