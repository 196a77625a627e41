import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { codeSent, emailAddress, oneTimeCode } from '#contract/platform/accounts.ts';
import { done } from '#contract/primitives.ts';

/** Whose word on a person also opens their account. */
export const identityProvider = z.enum(['google', 'linkedin']);
export type IdentityProvider = z.infer<typeof identityProvider>;

/**
 * `linked`: opens this account. `offered`: this server has a client of it. `only`: nothing else opens the account, so it
 * cannot be unlinked.
 */
const linkedIdentity = z.object({
  provider: identityProvider,
  linked: z.boolean(),
  offered: z.boolean(),
  only: z.boolean(),
});

const guarded = endpoint.meta({ access: 'account', stepUp: true });

export const identities = {
  read: endpoint
    .route({
      method: 'GET',
      path: '/auth/identities',
      summary: 'What opens the account besides its password',
    })
    .output(z.object({ email: z.string(), providers: z.array(linkedIdentity) })),
  linkGoogle: guarded
    .route({
      method: 'POST',
      path: '/auth/identities/google',
      summary: 'Let a Google account open this account',
    })
    .input(z.object({ credential: z.string().min(1).max(8192) }))
    .output(done),
  linkLinkedIn: guarded
    .route({
      method: 'POST',
      path: '/auth/identities/linkedin',
      summary: 'Let a LinkedIn account open this account, with what it sent the browser back with',
    })
    .input(z.object({ code: z.string().min(1).max(4096), state: z.string().min(1).max(200) }))
    .output(done),
  unlink: guarded
    .route({
      method: 'DELETE',
      path: '/auth/identities/{provider}',
      summary: 'Let it open this account no longer; never the last way in',
    })
    .input(z.object({ provider: identityProvider }))
    .output(done),
  beginEmail: guarded
    .route({ method: 'POST', path: '/auth/email', summary: 'Email a code to the address that is to log in' })
    .input(z.object({ email: emailAddress }))
    .output(codeSent),
  changeEmail: guarded
    .route({
      method: 'PUT',
      path: '/auth/email',
      summary: 'Log in with another address from now on; ends all other sessions',
    })
    .input(z.object({ email: emailAddress, otp: oneTimeCode }))
    .output(done),
};
