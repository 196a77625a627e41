import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { answerQuestions } from './approval/answer.ts';
import { changeField } from './change/change-field.ts';
import { changeLetter } from './change/change-letter.ts';
import { chooseVariant, readVariants } from './change/choose-variant.ts';
import { changeResume } from './change/change-resume.ts';
import { decide } from './approval/decide.ts';
import { revokeApproval } from './approval/revoke.ts';
import { unlearn } from './approval/unlearn.ts';
import { readApplication, readDocument } from './read/read-detail.ts';
import { readActivity, readTracker, waitingCards } from './read/read-lists.ts';
import { readToFinish } from './read/to-finish.ts';
import { noteOpened } from './track/note-opened.ts';
import { checkTrail } from './trail/check-trail.ts';
import { revokeLink } from './views/resume-link.ts';
import { moveByHand, resolveApplication } from './track/resolve.ts';

const on = endpoints.applications;

/** HTTP of the applications: one call to one verb each. */
export const applicationsRoutes = {
  waiting: on.waiting.handler(({ context }) =>
    waitingCards(context.world, accountOf(context), context.reader),
  ),
  activity: on.activity.handler(({ context }) =>
    readActivity(context.world, accountOf(context), context.reader),
  ),
  read: on.read.handler(({ context, input }) =>
    readApplication(context.world, { accountId: accountOf(context), id: input.id }, context.reader),
  ),
  document: on.document.handler(({ context, input }) =>
    readDocument(context.world, accountOf(context), input),
  ),
  decide: on.decide.handler(async ({ context, input }) => ({
    state: await decide(context.world, { actor: context.actor, ...input }),
  })),
  revoke: on.revoke.handler(async ({ context, input }) => ({
    state: await revokeApproval(context.world, accountOf(context), input.id),
  })),
  answer: on.answer.handler(async ({ context, input }) => ({
    state: await answerQuestions(context.world, accountOf(context), input),
  })),
  changeResume: on.changeResume.handler(async ({ context, input }) => ({
    state: await changeResume(context.world, accountOf(context), input),
  })),
  changeLetter: on.changeLetter.handler(async ({ context, input }) => ({
    state: await changeLetter(context.world, accountOf(context), input),
  })),
  variants: on.variants.handler(({ context, input }) =>
    readVariants(context.world, accountOf(context), input.id),
  ),
  chooseVariant: on.chooseVariant.handler(async ({ context, input }) => ({
    state: await chooseVariant(context.world, accountOf(context), input),
  })),
  changeField: on.changeField.handler(async ({ context, input }) => ({
    state: await changeField(context.world, accountOf(context), input),
  })),
  revokeLink: on.revokeLink.handler(async ({ context, input }) => ({
    state: await revokeLink(context.world, accountOf(context), input.id),
  })),
  resolve: on.resolve.handler(async ({ context, input }) => ({
    state: await resolveApplication(context.world, accountOf(context), input),
  })),
  unlearn: on.unlearn.handler(async ({ context, input }) => {
    await unlearn(context.world, accountOf(context), input.id);
    return { ok: true as const };
  }),
  toFinish: on.toFinish.handler(({ context }) =>
    readToFinish(context.world, accountOf(context), context.reader),
  ),
  opened: on.opened.handler(async ({ context, input }) => {
    await noteOpened(context.world, accountOf(context), input.id);
    return { ok: true as const };
  }),
  checkTrail: on.checkTrail.handler(({ context }) => checkTrail(context.world, accountOf(context))),
  tracker: on.tracker.handler(({ context }) => readTracker(context.world, accountOf(context))),
  move: on.move.handler(async ({ context, input }) => {
    await moveByHand(context.world, accountOf(context), input);
    return { ok: true as const };
  }),
};
