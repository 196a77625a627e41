import { accountOf, endpoints } from '#server/http/endpoints.ts';
import { refuse } from '#server/http/error-reply.ts';
import type { World } from '#server/world.ts';
import { cancelPlan, changePlan, previewChange, resumePlan } from './change-plan.ts';
import { openCheckout, openPortal } from './open-checkout.ts';
import { readPlan, readReceipts } from './read-plan.ts';
import { receiveEvent } from './receive-event.ts';
import { text } from './messages.ts';

const on = endpoints.billing;

/** HTTP of the feature: one call to one verb each. */
export const billingRoutes = {
  plan: on.plan.handler(({ context }) => readPlan(context.world, accountOf(context))),
  receipts: on.receipts.handler(async ({ context }) =>
    (await readReceipts(context.world, accountOf(context))).map((one) => ({
      ...one,
      at: one.at.toISOString(),
    })),
  ),
  checkout: on.checkout.handler(({ context, input }) =>
    openCheckout(context.world, { accountId: accountOf(context), plan: input.plan }),
  ),
  portal: on.portal.handler(({ context }) => openPortal(context.world, accountOf(context))),
  preview: on.preview.handler(({ context, input }) =>
    previewChange(context.world, { accountId: accountOf(context), plan: input.plan }),
  ),
  change: on.change.handler(({ context, input }) =>
    changePlan(context.world, { accountId: accountOf(context), plan: input.plan }),
  ),
  cancel: on.cancel.handler(({ context }) => cancelPlan(context.world, accountOf(context))),
  resume: on.resume.handler(({ context }) => resumePlan(context.world, accountOf(context))),
};

/** The payment provider's messages: read as the bytes that were signed, answered 400 when the signature is wrong. */
export async function receivePayment(world: World, request: Request): Promise<Response> {
  const outcome = await receiveEvent(world, {
    body: await request.text(),
    signature: request.headers.get('stripe-signature') ?? '',
  });
  return outcome === 'accepted'
    ? Response.json({ received: true })
    : refuse(400, 'malformed_request', text.message('badSignature'));
}
