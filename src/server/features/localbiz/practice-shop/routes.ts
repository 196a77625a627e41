import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { closePracticeBusiness } from '#server/features/localbiz/business/index.ts';
import { openPracticeShop } from './open-practice-shop.ts';
import { readPracticeShop } from './read-practice-shop.ts';

const on = endpoints.practiceShop;
const done = { ok: true } as const;

/** HTTP of the feature: one call to one verb each. */
export const practiceShopRoutes = {
  read: on.read.handler(({ context }) => readPracticeShop(context.world, accountOf(context))),
  open: on.open.handler(async ({ context }) => {
    await openPracticeShop(context.world, accountOf(context));
    return done;
  }),
  close: on.close.handler(async ({ context }) => {
    await closePracticeBusiness(context.world, accountOf(context));
    return done;
  }),
};
