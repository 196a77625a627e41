import { accountOf, endpoints, sessionOf } from '#server/http/endpoints.ts';
import { subscribe, unsubscribe } from './devices.ts';
import { followEvents } from './follow-events.ts';
import { markRead, readNotifications } from './inbox.ts';

const { notifications } = endpoints;
const done = { ok: true as const };

/** HTTP of the feature: one call to one verb each. */
export const notificationsRoutes = {
  pushKey: notifications.pushKey.handler(({ context: { world } }) => ({
    public_key: world.push.publicKey(),
  })),
  subscribe: notifications.subscribe.handler(async ({ input, context }) => {
    await subscribe(context.world, { accountId: accountOf(context), subscription: input });
    return done;
  }),
  unsubscribe: notifications.unsubscribe.handler(async ({ input, context }) => {
    await unsubscribe(context.world, { accountId: accountOf(context), endpoint: input.endpoint });
    return done;
  }),
  list: notifications.list.handler(({ context }) => readNotifications(context.world, accountOf(context))),
  markRead: notifications.markRead.handler(async ({ context }) => {
    await markRead(context.world, accountOf(context));
    return done;
  }),
  events: notifications.events.handler(({ context, signal }) =>
    followEvents(context.world, {
      ...sessionOf(context),
      signal: signal ?? new AbortController().signal,
    }),
  ),
};
