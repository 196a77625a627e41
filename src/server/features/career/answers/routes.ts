import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { readBank } from './read-bank.ts';
import { removeAnswer } from './remove-answer.ts';
import { tellAnswer } from './tell-answer.ts';

const on = endpoints.answers;

/** HTTP of the feature: one call to one verb each. */
export const answersRoutes = {
  read: on.read.handler(({ context }) => readBank(context.world, accountOf(context), context.reader)),
  save: on.save.handler(async ({ input, context }) => {
    await tellAnswer(context.world, accountOf(context), input);
    return readBank(context.world, accountOf(context), context.reader);
  }),
  remove: on.remove.handler(async ({ input, context }) => {
    await removeAnswer(context.world, accountOf(context), input.id);
    return readBank(context.world, accountOf(context), context.reader);
  }),
};
