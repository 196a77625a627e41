import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  fetchJson,
  filledForm,
  findPlainPosting,
  openTestWorld,
  send,
  type TestWorld,
} from '#practice/testing.ts';
import { personNames } from '#practice/fields/index.ts';
import { dialects } from '#practice/world/types.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(() => world.control.reset());

const kinds = async () => (await world.control.ledger()).map(({ kind }) => kind);

describe.each(dialects)('a file on the %s form', (dialect) => {
  test('is wanted as a résumé of a usual kind and size', async () => {
    const posting = await findPlainPosting(world, dialect);
    const field = personNames[dialect].resume;
    const missing = await send(world, posting, filledForm(posting, { [field]: null }));
    expect(missing.status).toBe(422);
    for (const [file, message] of [
      [new File(['MZ'], 'ada.exe'), 'Please attach a PDF, DOC, DOCX or TXT file.'],
      [new File([''], 'ada.pdf'), 'The file is empty.'],
      [new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'ada.pdf'), 'The file is larger than 5 MB.'],
    ] as const) {
      const form = filledForm(posting);
      form.set(field, file);
      const answer = await send(world, posting, form);
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(message);
    }
  });

  test('is taken at the moment it is chosen, after a note that the form was opened', async () => {
    const posting = await findPlainPosting(world, dialect);
    const page = await (await fetch(posting.formUrl)).text();
    const path = /data-upload="([^"]+)"/.exec(page)?.[1] ?? '';
    const field = personNames[dialect].resume;
    const upload = new FormData();
    upload.set('field', field);
    upload.set('file', new File(['%PDF early'], 'early.pdf'));
    const { handle } = await fetchJson<{ handle: string }>(world.origin + path, {
      method: 'POST',
      body: upload,
    });
    expect(await kinds()).toEqual(['opened', 'uploaded']);
    await send(world, posting, filledForm(posting, { [field]: null, [`${field}_upload`]: handle }));
    expect((await world.control.ledger()).at(-1)).toMatchObject({
      kind: 'accepted',
      files: [{ name: 'early.pdf', bytes: 10 }],
    });
  });
});
