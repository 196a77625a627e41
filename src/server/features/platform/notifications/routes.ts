import { accountOf, endpoints, sessionOf } from '#server/http/endpoints.ts';
import type { RequestContext } from '#server/http/endpoints.ts';
import { isTold, subscribe, testDevice, unsubscribe } from './devices/devices.ts';
import { followEvents } from './follow-events.ts';
import { markRead, readNotifications, readUnread } from './inbox.ts';
import { changeWishes, readWishes, removeDevice, setSummary } from './preferences/wishes.ts';
import type { MustReach } from './preferences/wishes.ts';

const { notifications, preferences } = endpoints;
const done = { ok: true as const };
const asking = (context: RequestContext) => ({ accountId: accountOf(context), reader: context.reader });

/** HTTP of the feature: one call to one verb each. */
export const notificationsRoutes = {
  pushKey: notifications.pushKey.handler(async ({ context }) => ({
    public_key: context.world.push.publicKey(),
    told: await isTold(context.world, accountOf(context), context.visit),
  })),
  subscribe: notifications.subscribe.handler(async ({ input, context }) => {
    const { world, visit } = context;
    await subscribe(world, { accountId: accountOf(context), subscription: input, visit });
    return done;
  }),
  unsubscribe: notifications.unsubscribe.handler(async ({ input, context }) => {
    await unsubscribe(context.world, { accountId: accountOf(context), endpoint: input.endpoint });
    return done;
  }),
  list: notifications.list.handler(({ context }) =>
    readNotifications(context.world, accountOf(context), context.reader),
  ),
  unread: notifications.unread.handler(({ context }) => readUnread(context.world, accountOf(context))),
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

/** The person's wishes; `mustReach` says whether something of theirs runs that may need their word. */
export const preferencesRoutes = (mustReach: MustReach) => ({
  read: preferences.read.handler(({ context }) => readWishes(context.world, asking(context), mustReach)),
  change: preferences.change.handler(({ input, context }) =>
    changeWishes(context.world, asking(context), input, mustReach),
  ),
  removeDevice: preferences.removeDevice.handler(({ input, context }) =>
    removeDevice(context.world, asking(context), input.id, mustReach),
  ),
  testDevice: preferences.testDevice.handler(async ({ input, context }) => ({
    outcome: await testDevice(context.world, { ...asking(context), id: input.id }),
  })),
  endSummary: preferences.endSummary.handler(async ({ input, context }) => {
    await setSummary(context.world, input.token, false);
    return done;
  }),
  resumeSummary: preferences.resumeSummary.handler(async ({ input, context }) => {
    await setSummary(context.world, input.token, true);
    return done;
  }),
});
