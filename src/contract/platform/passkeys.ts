import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { session } from '#contract/platform/accounts.ts';
import { done, id, instant, typedName } from '#contract/primitives.ts';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';

/** Passkeys an account may have. */
export const MOST_PASSKEYS = 20;

const NAME_MAXIMUM = 60;
/** What the person calls a passkey, one line. */
export const passkeyName = typedName(text.message('passkeyNameMissing'))
  .max(NAME_MAXIMUM, refusal(text.message('passkeyNameTooLong', { most: NAME_MAXIMUM })))
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, refusal(text.message('passkeyNameOnLines')));

export const passkey = z.object({
  id,
  name: z.string(),
  created_at: instant,
  last_used_at: instant.nullable(),
  /** Whether it is kept by a service that brings it to the person's other devices. */
  synced: z.boolean(),
});

/** What WebAuthn wants from the browser, as its JSON forms; the browser's own library reads it. */
const ceremonyOptions = z.looseObject({ challenge: z.string() });

const base64url = z
  .string()
  .max(16_384)
  .regex(/^[\w-]*$/, refusal(text.message('passkeyNotRead')));
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key'),
};

/** `RegistrationResponseJSON` of WebAuthn. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** `AuthenticationResponseJSON` of WebAuthn. */
export const credentialAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

// What these answer opens something, or is signed to open it.
const entrance = endpoint.meta({ access: 'visitor', once: false });
const guarded = endpoint.meta({ access: 'account', stepUp: true });

export const passkeys = {
  list: endpoint
    .route({ method: 'GET', path: '/auth/passkeys', summary: 'Your passkeys, the newest first' })
    .output(z.array(passkey)),
  begin: guarded
    .meta({ access: 'account', stepUp: true, once: false })
    .route({ method: 'POST', path: '/auth/passkeys/options', summary: 'Start adding a passkey' })
    .output(ceremonyOptions),
  add: guarded
    .route({ method: 'POST', path: '/auth/passkeys', summary: 'Add the passkey that the browser made' })
    .input(z.object({ name: passkeyName, credential: newCredential }))
    .output(passkey),
  rename: endpoint
    .route({ method: 'PATCH', path: '/auth/passkeys/{id}', summary: 'Give a passkey another name' })
    .input(z.object({ id, name: passkeyName }))
    .output(passkey),
  remove: guarded
    .route({ method: 'DELETE', path: '/auth/passkeys/{id}', summary: 'Remove a passkey' })
    .input(z.object({ id }))
    .output(done),
  beginSignIn: entrance
    .route({ method: 'POST', path: '/auth/passkey/options', summary: 'Start logging in with a passkey' })
    .output(ceremonyOptions),
  signIn: entrance
    .route({ method: 'POST', path: '/auth/passkey', summary: 'Log in with a passkey' })
    .input(z.object({ credential: credentialAnswer }))
    .output(session),
  beginStepUp: endpoint
    .meta({ access: 'account', once: false })
    .route({
      method: 'POST',
      path: '/auth/step-up/passkey',
      summary: 'Start confirming with one of your passkeys',
    })
    .output(ceremonyOptions),
};
