import { forgetLinkedIn, importLinkedIn } from '#server/features/career/resume/index.ts';
import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { readIntegrations, setConnected } from './channels.ts';

const on = endpoints.integrations;

/** HTTP of the feature: one call to one verb each. */
export const integrationsRoutes = {
  read: on.read.handler(({ context }) => readIntegrations(context.world, accountOf(context), context.reader)),
  connect: on.connect.handler(({ input, context }) =>
    setConnected(context.world, accountOf(context), { ...input, reader: context.reader }),
  ),
  importLinkedIn: on.importLinkedIn.handler(async ({ input, context }) => {
    await importLinkedIn(context.world, accountOf(context), input.file);
    return readIntegrations(context.world, accountOf(context), context.reader);
  }),
  forgetLinkedIn: on.forgetLinkedIn.handler(async ({ context }) => {
    await forgetLinkedIn(context.world, accountOf(context));
    return readIntegrations(context.world, accountOf(context), context.reader);
  }),
};
