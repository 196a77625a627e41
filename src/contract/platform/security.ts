import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { codeSent, newPassword, oneTimeCode } from '#contract/platform/accounts.ts';
import { credentialAnswer } from '#contract/platform/passkeys.ts';
import { done, id, instant } from '#contract/primitives.ts';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';

/** How long a step-up counts. */
export const STEP_UP_MINUTES = 10;

/** What a person may prove themselves with again; a mailed code only where the account has no password. */
export const stepUpWay = z.enum(['passkey', 'password', 'code']);
export type StepUpWay = z.infer<typeof stepUpWay>;

/** Where an account is signed in; `device` in words, such as "Chrome on Windows". */
export const signedInDevice = z.object({
  id,
  device: z.string(),
  created_at: instant,
  last_used_at: instant,
  /** The session that asks. */
  current: z.boolean(),
});

export const signInMethod = z.enum(['password', 'code', 'google', 'linkedin', 'passkey']);
export type SignInMethod = z.infer<typeof signInMethod>;

/** One sign-in, or a refused one. `new_device`: the first from there, when there were others before. */
export const pastSignIn = z.object({
  id,
  at: instant,
  device: z.string(),
  method: signInMethod,
  outcome: z.enum(['signed_in', 'refused']),
  new_device: z.boolean(),
});

/** Endpoints of this kind answer `step_up_required` until the person proved themselves again. */
const guarded = endpoint.meta({ access: 'account', stepUp: true });

export const security = {
  stepUpWays: endpoint
    .route({ method: 'GET', path: '/auth/step-up', summary: 'How you may confirm that it is you' })
    .output(z.object({ ways: z.array(stepUpWay), email: z.string() })),
  stepUpCode: endpoint
    .route({ method: 'POST', path: '/auth/step-up/code', summary: 'Email a code to confirm that it is you' })
    .output(codeSent),
  stepUp: endpoint
    .route({
      method: 'POST',
      path: '/auth/step-up',
      summary: 'Confirm that it is you, for ten minutes on this device',
    })
    .input(
      z.union(
        [
          z.object({
            password: z
              .string()
              .min(1, refusal(text.message('passwordMissing')))
              .max(1024),
          }),
          z.object({ otp: oneTimeCode }),
          z.object({ passkey: credentialAnswer }),
        ],
        refusal(text.message('proofMissing')),
      ),
    )
    .output(z.object({ confirmed_until: instant })),
  changePassword: guarded
    .route({ method: 'PUT', path: '/auth/password', summary: 'Set a password; ends all other sessions' })
    .input(z.object({ password: newPassword }))
    .output(done),
  sessions: endpoint
    .route({ method: 'GET', path: '/auth/sessions', summary: 'Where you are logged in, this session first' })
    .output(z.array(signedInDevice)),
  endSession: endpoint
    .route({ method: 'DELETE', path: '/auth/sessions/{id}', summary: 'End one of your sessions' })
    .input(z.object({ id }))
    .output(done),
  history: endpoint
    .route({
      method: 'GET',
      path: '/auth/history',
      summary: 'Logins and refused ones of the last 90 days, the newest 100',
    })
    .output(z.array(pastSignIn)),
};
