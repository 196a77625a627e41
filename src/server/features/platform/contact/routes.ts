import { endpoints } from '#server/http/endpoints.ts';
import { sendMessage } from './send-message.ts';

/** HTTP of the feature. */
export const contactRoutes = {
  send: endpoints.contact.send.handler(async ({ input, context: { world, visit } }) => {
    await sendMessage(world, { ...input, source: visit.source });
    return { ok: true as const };
  }),
};
