import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { connectMailbox, disconnectMailbox, readMailbox } from './connect.ts';
import { checkMailbox } from './check-mailbox.ts';

const on = endpoints.mailbox;

/** HTTP of the mailbox: one call to one verb each. */
export const mailboxRoutes = {
  read: on.read.handler(({ context }) => readMailbox(context.world, accountOf(context), context.reader)),
  connect: on.connect.handler(({ context, input }) =>
    connectMailbox(context.world, accountOf(context), { access: input, reader: context.reader }),
  ),
  check: on.check.handler(({ context }) => checkMailbox(context.world, accountOf(context), context.reader)),
  disconnect: on.disconnect.handler(({ context }) =>
    disconnectMailbox(context.world, accountOf(context), context.reader),
  ),
};
