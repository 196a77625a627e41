import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { removeOwn, unwithdraw, withdraw } from '#server/features/career/applications/index.ts';
import { addJob } from './add-job.ts';
import { draftFor } from './follow-up/draft-message.ts';
import { lookUp, prepareChoice } from './look-up.ts';
import { addNote, changeNote, removeNote } from './notes.ts';
import { readTracked } from './read-tracked.ts';
import { forgetReminder, setReminder } from './remind.ts';

const on = endpoints.tracker;
const done = { ok: true } as const;

/** HTTP of the tracker: one call to one verb each. */
export const trackerRoutes = {
  lookUp: on.lookUp.handler(({ context, input }) =>
    lookUp(context.world, accountOf(context), { link: input.link, reader: context.reader }),
  ),
  add: on.add.handler(async ({ context, input }) => ({
    id: await addJob(context.world, accountOf(context), input),
  })),
  prepare: on.prepare.handler(async ({ context, input }) => ({
    id: await prepareChoice(context.world, accountOf(context), input),
  })),
  read: on.read.handler(({ context, input }) => readTracked(context.world, accountOf(context), input.id)),
  remove: on.remove.handler(async ({ context, input }) => {
    await removeOwn(context.world, accountOf(context), input.id);
    return done;
  }),
  withdraw: on.withdraw.handler(async ({ context, input }) => {
    await withdraw(context.world, accountOf(context), input.id);
    return done;
  }),
  unwithdraw: on.unwithdraw.handler(async ({ context, input }) => {
    await unwithdraw(context.world, accountOf(context), input.id);
    return done;
  }),
  addNote: on.addNote.handler(({ context, input }) => addNote(context.world, accountOf(context), input)),
  changeNote: on.changeNote.handler(({ context, input }) =>
    changeNote(context.world, accountOf(context), input),
  ),
  removeNote: on.removeNote.handler(async ({ context, input }) => {
    await removeNote(context.world, accountOf(context), input);
    return done;
  }),
  draftMessage: on.draftMessage.handler(({ context, input }) =>
    draftFor(context.world, accountOf(context), input),
  ),
  remind: on.remind.handler(({ context, input }) => setReminder(context.world, accountOf(context), input)),
  forgetReminder: on.forgetReminder.handler(async ({ context, input }) => {
    await forgetReminder(context.world, accountOf(context), input.id);
    return done;
  }),
};
