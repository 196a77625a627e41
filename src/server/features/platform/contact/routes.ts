import { endpoints } from '#server/http/endpoints.ts';
import { sendMessage } from './send-message.ts';

/** HTTP of the feature. */
export const contactRoutes = {
  send: endpoints.contact.send.handler(async ({ input, context: { world, visit, actor } }) => {
    const accountId = actor.kind === 'account' ? actor.accountId : null;
    return {
      ok: true as const,
      ...(await sendMessage(world, { ...input, source: visit.source, accountId })),
    };
  }),
};
