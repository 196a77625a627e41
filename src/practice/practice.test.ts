import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findPosting, openTestWorld, send } from './testing.ts';

const day = 86_400_000;

test('ledger, changes and clock survive a restart, and a torn last line is cut off', async () => {
  const own = await openTestWorld();
  try {
    const posting = await findPosting(
      own,
      ({ honeypot, extraQuestion }) => !honeypot && extraQuestion === null,
    );
    await own.control.advance(3 * day);
    await send(own, posting);
    await own.control.change(posting.id, { closed: true });
    const before = await own.control.ledger();
    appendFileSync(`${own.directory}/ledger.jsonl`, '{"at":"2026-');
    await own.restart();
    expect(await own.control.ledger()).toEqual(before);
    expect(readFileSync(`${own.directory}/ledger.jsonl`, 'utf8').endsWith('}\n')).toBe(true);
    expect((await own.control.now()).getTime()).toBeGreaterThan(Date.now() + 2 * day);
    const found = (await own.control.postings()).find(({ id }) => id === posting.id);
    expect(found?.open).toBe(false);
  } finally {
    await own.close();
  }
});

test('as a process it tells its parent the port and leaves with it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'practice-'));
  const child = fork(new URL('main.ts', import.meta.url), {
    env: { ...process.env, PRACTICE_DIR: directory, PRACTICE_CONTROL_TOKEN: 'token', PRACTICE_PORT: '' },
    execArgv: [],
    silent: true,
  });
  const exit = once(child, 'exit');
  try {
    const [message] = await once(child, 'message');
    expect(message).toEqual({ ready: true, port: expect.any(Number) });
    expect((await fetch(`http://127.0.0.1:${message.port}/companies.json`)).status).toBe(200);
    child.disconnect();
    expect((await exit)[0]).toBe(0);
  } finally {
    child.kill();
    rmSync(directory, { recursive: true, force: true });
  }
});
