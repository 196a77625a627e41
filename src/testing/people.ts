import type { TestApp } from '#testing/app.ts';

/** A signed-in person of a test. */
export interface Person {
  token: string;
  accountId: string;
  email: string;
  fullName: string;
  password: string;
}

let count = 0;

/** The newest six digits that were mailed to an address. */
export function codeMailedTo(app: TestApp, email: string): string {
  const mail = app.mails.findLast(({ to, text }) => to === email && /\b\d{6}\b/.test(text));
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
  return code;
}

/** Signs a new person up through the real endpoints: registers, reads the code from the mail, verifies. */
export async function signUp(
  app: TestApp,
  given: { email?: string; fullName?: string; password?: string; host?: string } = {},
): Promise<Person> {
  count += 1;
  const email = given.email ?? `person-${process.pid}-${count}@example.test`;
  const fullName = given.fullName ?? `Person ${count}`;
  const password = given.password ?? 'a long walk to work';
  const on = given.host === undefined ? {} : { host: given.host };
  const details = { email, password, full_name: fullName };
  const registered = await app.call('POST', '/auth/register', details, undefined, on);
  if (registered.status !== 200) throw new Error(`Registering failed: ${JSON.stringify(registered.body)}`);
  await app.drain();
  const otp = codeMailedTo(app, email);
  const verified = await app.call('POST', '/auth/verify-otp', { email, otp }, undefined, on);
  if (verified.status !== 200) throw new Error(`Verifying failed: ${JSON.stringify(verified.body)}`);
  const token = String(verified.body.access_token);
  const actor = await app.identify(token);
  if (actor.kind !== 'account') throw new Error('The token stands for nobody.');
  return { token, accountId: actor.accountId, email, fullName, password };
}

/** Signs a person in again, e.g. after weeks in which nothing was asked; answers the same person with the new token. */
export async function signInAgain(app: TestApp, person: Person): Promise<Person> {
  const { email: username, password } = person;
  const reply = await app.call('POST', '/auth/token', { username, password });
  if (reply.status !== 200) throw new Error(`Signing in failed: ${JSON.stringify(reply.body)}`);
  return { ...person, token: String(reply.body.access_token) };
}
