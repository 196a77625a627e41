import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { done, seenText, withoutOuterBlanks } from '#contract/primitives.ts';
import { text } from '#contract/messages.ts';
import { refusal } from '#contract/refusal.ts';

const EMAIL_WRONG = refusal(text.message('emailWrong'));

/**
 * The specification's simple address pattern: text, @, text, dot, text. Left out are control and invisible characters
 * and those with which a mail header would name a second mailbox.
 */
export const emailAddress = z
  .string()
  .overwrite(withoutOuterBlanks)
  .max(254, EMAIL_WRONG)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, EMAIL_WRONG)
  .regex(/^[^<>(),;:"\\[\]\p{Cc}\p{Cf}\p{Cs}]+$/u, EMAIL_WRONG);

export const PASSWORD_MINIMUM = 8;
export const PASSWORD_MAXIMUM = 128;
/** 8 to 128 characters, any of them; the commonest are refused by the server. */
export const newPassword = z
  .string()
  .min(PASSWORD_MINIMUM, refusal(text.message('passwordTooShort', { least: PASSWORD_MINIMUM })))
  .max(PASSWORD_MAXIMUM, refusal(text.message('passwordTooLong', { most: PASSWORD_MAXIMUM })));

/** Six digits, sent by mail. */
export const oneTimeCode = z.string().regex(/^\d{6}$/, refusal(text.message('codeWrong')));
/** Seconds between two codes. */
export const RESEND_SECONDS = 60;

const NAME_MAXIMUM = 200;
/** A name as the person writes it, kept byte for byte; one line. */
export const fullName = seenText(text.message('fullNameMissing'))
  .max(NAME_MAXIMUM, refusal(text.message('fullNameTooLong', { most: NAME_MAXIMUM })))
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, refusal(text.message('fullNameOnLines')));

/** That the person says they are 18 or older; who says that they are not opens no account. */
export const ageConfirmed = z.literal(true, refusal(text.message('ageNotConfirmed')));

/** A session's bearer token; opaque. */
export const session = z.object({ access_token: z.string(), token_type: z.literal('bearer') });
/** After a code was sent (or, for unknown addresses, would have been): seconds until another may be asked for. */
export const codeSent = z.object({ detail: z.string(), resend_after: z.number().int() });

/** Page of the hosts with accounts that LinkedIn sends the browser back to; registered there for each. */
export const LINKEDIN_RETURN_PATH = '/login/linkedin';
/** Page of the hosts with accounts on which somebody signed in shows Google's proof, to link it to their account. */
export const GOOGLE_LINK_PATH = '/login/google';

const visitor = endpoint.meta({ access: 'visitor' });
/** What is answered here opens something. */
const entrance = endpoint.meta({ access: 'visitor', once: false });

export const accounts = {
  register: visitor
    .route({
      method: 'POST',
      path: '/auth/register',
      summary: 'Create an unverified account and email a code',
    })
    .input(
      z.object({
        email: emailAddress,
        password: newPassword,
        full_name: fullName,
        age_confirmed: ageConfirmed.optional(),
      }),
    )
    .output(codeSent),
  resendCode: visitor
    .route({ method: 'POST', path: '/auth/resend-otp', summary: 'Email a new code, at most once a minute' })
    .input(z.object({ email: emailAddress }))
    .output(codeSent),
  verifyCode: entrance
    .route({ method: 'POST', path: '/auth/verify-otp', summary: 'Verify the address and log in' })
    .input(z.object({ email: emailAddress, otp: oneTimeCode }))
    .output(session),
  signIn: entrance
    .route({
      method: 'POST',
      path: '/auth/token',
      summary: 'Log in with a form-encoded username and password',
    })
    .input(
      z.object({
        username: z
          .string()
          .trim()
          .min(1, refusal(text.message('emailMissing')))
          .max(254),
        password: z
          .string()
          .min(1, refusal(text.message('passwordMissing')))
          .max(1024),
      }),
    )
    .output(session),
  /** A credential alone is a login: who has no account yet is answered `age_not_confirmed` until that comes along. */
  google: entrance
    .route({ method: 'POST', path: '/auth/google', summary: 'Log in or sign up with a Google credential' })
    .input(
      z.object({
        credential: z.string().max(8192).optional(),
        access_token: z.string().max(4096).optional(),
        email: z.string().max(254).optional(),
        full_name: z.string().max(200).optional(),
        google_id: z.string().max(255).optional(),
        /** `false` opens no account, also with the body of a sign-up. */
        age_confirmed: z.boolean().optional(),
      }),
    )
    .output(session),
  beginLinkedIn: entrance
    .route({ method: 'POST', path: '/auth/linkedin/start', summary: 'Where to log in with LinkedIn' })
    .output(z.object({ address: z.url(), state: z.string() })),
  /** As with Google: without `age_confirmed` it opens no new account. */
  linkedIn: entrance
    .route({
      method: 'POST',
      path: '/auth/linkedin',
      summary: 'Log in or sign up with what LinkedIn sent the browser back with',
    })
    .input(
      z.object({
        code: z.string().min(1).max(4096),
        state: z.string().min(1).max(200),
        age_confirmed: z.boolean().optional(),
      }),
    )
    .output(session),
  forgotPassword: visitor
    .route({ method: 'POST', path: '/auth/forgot-password', summary: 'Email a code for a new password' })
    .input(z.object({ email: emailAddress }))
    .output(codeSent),
  resetPassword: entrance
    .route({
      method: 'POST',
      path: '/auth/reset-password',
      summary: 'Set a new password; ends all other sessions',
    })
    .input(z.object({ email: emailAddress, otp: oneTimeCode, password: newPassword }))
    .output(session),
  signOut: endpoint
    .route({ method: 'POST', path: '/auth/logout', summary: 'Revoke this session, or all of them' })
    .input(z.object({ everywhere: z.boolean().optional() }).default({}))
    .output(done),
  changeName: endpoint
    .route({
      method: 'PUT',
      path: '/users/me/name',
      summary: 'Change the name on the account, of either kind',
    })
    .input(z.object({ full_name: fullName }))
    .output(done),
  openSide: endpoint
    .meta({ access: 'account', begins: true })
    .route({
      method: 'POST',
      path: '/users/me/sides',
      summary: 'Use the account for the other offering too, with the same address and password',
    })
    .input(z.object({ side: z.enum(['career', 'business']) }))
    .output(done),
  signInOptions: visitor
    .route({ method: 'GET', path: '/auth/options', summary: 'Which login providers this server has' })
    .output(z.object({ google_client_id: z.string().nullable(), linkedin: z.boolean() })),
};
