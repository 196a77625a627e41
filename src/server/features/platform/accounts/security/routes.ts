import { accountOf, endpoints, sessionOf } from '#server/http/endpoints.ts';
import { changePassword } from './change-password.ts';
import { sendStepUpCode } from './send-step-up-code.ts';
import { stepUp, stepUpWays } from './step-up.ts';

const { security } = endpoints;
const done = { ok: true as const };

/** HTTP of what keeps an account safe: one call to one verb each. */
export const securityRoutes = {
  stepUpWays: security.stepUpWays.handler(({ context }) => stepUpWays(context.world, accountOf(context))),
  stepUpCode: security.stepUpCode.handler(({ context }) =>
    sendStepUpCode(context.world, { accountId: accountOf(context), source: context.visit.source }),
  ),
  stepUp: security.stepUp.handler(async ({ input, context }) => {
    const confirmedUntil = await stepUp(context.world, {
      ...sessionOf(context),
      proof: input,
      visit: context.visit,
    });
    return { confirmed_until: confirmedUntil.toISOString() };
  }),
  changePassword: security.changePassword.handler(async ({ input, context }) => {
    await changePassword(context.world, { ...sessionOf(context), password: input.password });
    return done;
  }),
};
