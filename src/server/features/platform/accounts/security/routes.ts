import { askerOf } from '#server/http/device-cookie.ts';
import { accountOf, endpoints, sessionOf } from '#server/http/endpoints.ts';
import { readHistory } from '#server/features/platform/accounts/history/read-history.ts';
import type { Withdraw } from '#server/features/platform/accounts/sessions/end-sessions.ts';
import { endSession, readSessions } from '#server/features/platform/accounts/sessions/read-sessions.ts';
import { changePassword } from './change-password.ts';
import { sendStepUpCode } from './send-step-up-code.ts';
import { stepUp, stepUpWays } from './step-up.ts';

const { security } = endpoints;
const done = { ok: true as const };

/** HTTP of what keeps an account safe: one call to one verb each; `withdraw` is what other features do then. */
export const securityRoutes = (withdraw: Withdraw) => ({
  stepUpWays: security.stepUpWays.handler(({ context }) =>
    stepUpWays(context.world, { accountId: accountOf(context), visit: context.visit }),
  ),
  stepUpCode: security.stepUpCode.handler(({ context }) =>
    sendStepUpCode(context.world, {
      accountId: accountOf(context),
      visit: context.visit,
      asker: askerOf(context),
      reader: context.reader,
    }),
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
    const { device } = context.visit;
    await changePassword(
      context.world,
      { ...sessionOf(context), password: input.password, device },
      withdraw,
    );
    return done;
  }),
  sessions: security.sessions.handler(({ context }) =>
    readSessions(context.world, { ...sessionOf(context), reader: context.reader }),
  ),
  endSession: security.endSession.handler(async ({ input, context }) => {
    await endSession(context.world, { accountId: accountOf(context), id: input.id });
    return done;
  }),
  history: security.history.handler(({ context }) =>
    readHistory(context.world, { accountId: accountOf(context), reader: context.reader }),
  ),
});
