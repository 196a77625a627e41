import type { TestApp } from './app.ts';
import type { Member } from './business.ts';

/** Brings a file as a member of a business; answers the status and the body. */
export async function bringFile(
  app: TestApp,
  member: Member,
  content: string | Uint8Array<ArrayBuffer>,
  name = 'items.csv',
) {
  const form = new FormData();
  form.set('file', new File([content], name));
  const response = await app.app.request('http://aistore.localhost/api/business/imports', {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}` },
    body: form,
  });
  // Each test checks the parts it reads.
  // oxlint-disable-next-line typescript/no-explicit-any
  return { status: response.status, body: (await response.json()) as any };
}

/** Brings a file and waits until it is read; answers it as it is then. */
export async function stagedFile(app: TestApp, member: Member, content: string) {
  const { body } = await bringFile(app, member, content);
  await app.drain();
  return (await app.call('GET', `/business/imports/${body.id}`, undefined, member.token)).body;
}

/** Keeps a file that was read, or takes it out again, and waits until that is done. Throws when it is refused. */
export async function stepOfImport(
  app: TestApp,
  member: Member,
  id: string,
  step: 'commit' | 'undo',
): Promise<void> {
  const { status, body } = await app.call('POST', `/business/imports/${id}/${step}`, {}, member.token);
  if (status !== 200) throw new Error(`${step} was refused: ${JSON.stringify(body)}`);
  await app.drain();
}

/** Brings a file and keeps it; answers the id of its import. */
export async function keptFile(app: TestApp, member: Member, content: string): Promise<string> {
  const { id } = await stagedFile(app, member, content);
  await stepOfImport(app, member, id, 'commit');
  return id;
}
