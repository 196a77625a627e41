import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { closeCalendarFeed, openCalendarFeed } from './feed.ts';
import { readAgenda } from './read-agenda.ts';

const on = endpoints.agenda;

/** HTTP of the agenda: one call to one verb each. */
export const agendaRoutes = {
  read: on.read.handler(({ context }) => readAgenda(context.world, accountOf(context))),
  openFeed: on.openFeed.handler(({ context }) => openCalendarFeed(context.world, accountOf(context))),
  closeFeed: on.closeFeed.handler(async ({ context }) => {
    await closeCalendarFeed(context.world, accountOf(context));
    return { ok: true } as const;
  }),
};
