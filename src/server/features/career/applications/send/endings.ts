import type { Executor } from '#server/db/database.ts';
import { moveApplication } from '#server/features/career/applications/move-application.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { notify } from '#server/features/platform/notifications/index.ts';
import type { World } from '#server/world.ts';

type Deps = Pick<World, 'clock' | 'events' | 'trail' | 'queue' | 'config'>;

/** Who asks, and the address the person applies from there. */
type Words = (company: string, address: string) => string;
type Wall = 'captcha' | 'board' | 'account' | 'locked_out' | 'email_code' | 'goes_on';

/** Why a person has to send what is prepared: what the timeline says, and what they are told. */
const WALLS: Readonly<Record<Wall, { detail: Words; body: Words }>> = {
  captcha: {
    detail: () => 'The form wants proof that a person is there. Everything is prepared: you press send.',
    body: (company) =>
      `${company} asks whether a person is there. I never answer that for you. Open the form with one link and send it yourself.`,
  },
  board: {
    detail: () => 'This board wants a person at its form. Everything is prepared for you to send.',
    body: () => 'This board wants a person at its form. Everything is prepared for you to send.',
  },
  account: {
    detail: () =>
      'The form wants an account on the employer’s own site, and you have not agreed that I make any. Everything is prepared for you to send.',
    body: (company) =>
      `${company} wants an account on its own site. Make one and send what I prepared, or let me make such accounts from now on, in Settings.`,
  },
  locked_out: {
    detail: () =>
      'The employer’s site says that there is an account for your address, and does not take the password I have for it. Everything is prepared for you to send.',
    body: (company) =>
      `${company} has an account for your address that I cannot get into. Sign in there, or set a new password, and send what I prepared.`,
  },
  email_code: {
    detail: (_, address) =>
      `They mail a code to ${address} and take the application only with it. I never enter such a code: send what is prepared on their page, and enter the code there. Their mail is shown here as soon as it comes.`,
    body: (company, address) =>
      `${company} mails a code to ${address} and takes the application only with it. It has not arrived yet. Open the form with one link, send what I prepared, and enter the code; I show you their mail.`,
  },
  goes_on: {
    detail: () =>
      'After I pressed the button that should end the form, the page went on to another step, so the application is not complete. I press it once only. Everything is prepared for you to go through their form and finish it.',
    body: (company) =>
      `The form of ${company} went on to another step where it should have ended, so your application is not complete. Open it with one link and finish it with what I prepared.`,
  },
};

/** The e-mail address that the form was filled with, else the words for it. */
function addressOf({ plan }: ApplicationRow): string {
  const values = (plan?.fields ?? []).map(({ value }) => value);
  const written = values.find(
    (value) => typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  );
  return typeof written === 'string' ? written : 'your application address';
}

/** A wall that only a person passes: the person sends what is prepared. */
export async function handOver(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  wall: Wall,
): Promise<ApplicationRow> {
  const detail = WALLS[wall].detail(row.posting.company, addressOf(row));
  const moved = await moveApplication(deps, executor, {
    row,
    to: 'handed_over',
    actor: 'agent',
    kind: 'handed_over',
    detail,
    patch: { note: detail, expiresAt: null },
  });
  await notify(deps, executor, {
    accountId: row.accountId,
    kind: 'handed_over',
    title: `Yours to send: ${row.posting.title}`,
    body: WALLS[wall].body(row.posting.company, addressOf(row)),
    applicationId: row.id,
    dedupeKey: `handed_over:${row.id}`,
  });
  return moved;
}

/** The form or its posting asks for what must never be given. */
export async function stop(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  reason: string,
): Promise<ApplicationRow> {
  const moved = await moveApplication(deps, executor, {
    row,
    to: 'stopped',
    actor: 'agent',
    kind: 'stopped',
    detail: reason,
    patch: { note: reason },
  });
  await notify(deps, executor, {
    accountId: row.accountId,
    kind: 'stopped',
    title: `I stopped at ${row.posting.company}`,
    body: reason,
    applicationId: row.id,
    dedupeKey: `stopped:${row.id}`,
  });
  return moved;
}

/** Given up, with the reason. */
export async function fail(
  deps: Deps,
  executor: Executor,
  row: ApplicationRow,
  reason: string,
): Promise<void> {
  await moveApplication(deps, executor, {
    row,
    to: 'failed',
    actor: 'agent',
    kind: 'failed',
    detail: reason,
    patch: { note: `Not sent. ${reason}` },
  });
  await notify(deps, executor, {
    accountId: row.accountId,
    kind: 'failed',
    title: `Not sent: ${row.posting.title}`,
    body: `${reason} Nothing reached ${row.posting.company}.`,
    applicationId: row.id,
    dedupeKey: `failed:${row.id}:${row.version}`,
  });
}

/** The posting went away. */
export async function expireClosed(deps: Deps, executor: Executor, row: ApplicationRow): Promise<void> {
  const detail = 'The employer took the posting down before it could be sent.';
  await moveApplication(deps, executor, {
    row,
    to: 'expired',
    actor: 'employer',
    kind: 'closed',
    detail,
    patch: { note: detail },
  });
}
