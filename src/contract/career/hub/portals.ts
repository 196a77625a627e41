import { z } from 'zod';
import { careerEndpoint } from '#contract/endpoint.ts';
import { id, instant } from '#contract/primitives.ts';

/** An account that was made for the person on an employer's own site; its password is told on request alone. */
export const portalAccount = z.object({
  id,
  host: z.string(),
  /** The address it was made under. */
  address: z.string(),
  created_at: instant,
});
export type PortalAccount = z.infer<typeof portalAccount>;

/** Whether accounts may be made where an employer takes applications in no other way, and those there are, newest first. */
export const portalsState = z.object({
  agreed_at: instant.nullable(),
  accounts: z.array(portalAccount),
});
export type PortalsState = z.infer<typeof portalsState>;

const one = z.object({ id });

export const portals = {
  read: careerEndpoint
    .route({ method: 'GET', path: '/portal-accounts', summary: 'Accounts on employers’ own sites' })
    .output(portalsState),
  agree: careerEndpoint
    .route({
      method: 'PUT',
      path: '/portal-accounts/agreement',
      summary: 'Agree that accounts are made where an employer wants one, or take it back',
    })
    .input(z.object({ agreed: z.boolean() }))
    .output(portalsState),
  reveal: careerEndpoint
    .meta({ access: 'account', accountKind: 'career', stepUp: true, once: false })
    .route({ method: 'POST', path: '/portal-accounts/{id}/password', summary: 'Tell the password of one' })
    .input(one)
    .output(z.object({ password: z.string() })),
  remove: careerEndpoint
    .meta({ access: 'account', accountKind: 'career', stepUp: true })
    .route({
      method: 'DELETE',
      path: '/portal-accounts/{id}',
      summary: 'Forget the password of one; the account itself stays on that site',
    })
    .input(one)
    .output(portalsState),
};
