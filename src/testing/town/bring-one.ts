import type { TestApp } from '#testing/app.ts';
import type { Member } from '#testing/business.ts';
import { bringFile } from '#testing/imports.ts';

type Ask = (method: string, path: string, given?: object) => Promise<ReturnType<typeof JSON.parse>>;

/** Asks the product as a member of a business; answers the body. */
export const askingAs =
  (app: TestApp, { token }: Member): Ask =>
  async (method, path, given) =>
    (await app.call(method, path, given, token)).body;

/** Brings one file in: read, what it leaves open answered, kept. Answers how many lines it had; throws where it is not understood. */
export async function bringOne(app: TestApp, owner: Member, file: File): Promise<number> {
  const ask = askingAs(app, owner);
  const { body } = await bringFile(app, owner, new Uint8Array(await file.arrayBuffer()), file.name);
  const path = `/business/imports/${body.id}`;
  await app.drain();
  let read = await ask('GET', path);
  if (read.summary?.questions.some(({ about }: { about: string }) => about === 'date_order')) {
    await ask('PUT', `${path}/mapping`, { columns: {}, left_out_places: null, date_order: 'day_first' });
    await app.drain();
    read = await ask('GET', path);
  }
  if (read.state !== 'staged' || read.summary.questions.length > 0)
    throw new Error(`${file.name} of ${owner.email} is not understood: ${JSON.stringify(read)}`);
  await ask('POST', `${path}/commit`, {});
  await app.drain();
  return read.total_lines;
}
