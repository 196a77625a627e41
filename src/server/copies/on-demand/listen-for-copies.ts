import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer, connect } from 'node:net';
import type { Server, Socket } from 'node:net';
import { once } from 'node:events';
import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { CopyError } from '#server/copies/copy-error.ts';
import { describeError } from '#server/ports/log.ts';
import type { Log } from '#server/ports/log.ts';
import type { CopyAnswer } from './ask-server.ts';
import { socketPath } from './socket-path.ts';

const question = z.object({ target: z.string().refine((path) => isAbsolute(path)) });
const LONGEST_QUESTION = 16_384;

type MakeCopy = (target: string) => Promise<CopyAnswer>;

async function readQuestion(socket: Socket): Promise<string> {
  let text = '';
  for await (const part of socket.setEncoding('utf8')) {
    text += String(part);
    if (text.length > LONGEST_QUESTION) throw new CopyError('A question that long is none of ours.');
  }
  return question.parse(JSON.parse(text)).target;
}

async function answerOne(socket: Socket, makeCopy: MakeCopy, log: Log): Promise<void> {
  try {
    const { path, rows, files, takenAt } = await makeCopy(await readQuestion(socket));
    socket.end(JSON.stringify({ path, rows, files, takenAt }));
  } catch (error) {
    if (!(error instanceof CopyError)) log.error('copy.failed', describeError(error));
    const failed = error instanceof Error ? error.message : String(error);
    socket.end(JSON.stringify({ failed }));
  }
}

/** Whether a server listens at a path; a socket file alone is what a killed one left. */
async function isServed(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Listens so that only this user can ask: the file is made without any right for others, not made and then closed. */
async function listenAlone(server: Server, path: string): Promise<void> {
  const before = process.umask(0o177);
  try {
    server.listen(path);
  } finally {
    process.umask(before);
  }
  await once(server, 'listening');
  if (process.platform !== 'win32') await chmod(path, 0o600);
}

/**
 * Listens on a socket in the data folder for `npm run backup`, one copy after the other. Answers how to stop. Where another server
 * of the same folder listens, or the path is longer than a socket's may be, there is none, which is logged.
 */
export async function listenForCopies(
  dataDir: string,
  makeCopy: MakeCopy,
  log: Log,
): Promise<() => Promise<void>> {
  const path = socketPath(dataDir);
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => undefined);
    last = last.then(() => answerOne(socket, makeCopy, log));
  });
  try {
    if (await isServed(path)) throw new Error('Another server of this folder listens.');
    await mkdir(dataDir, { recursive: true });
    if (process.platform !== 'win32') await rm(path, { force: true });
    await listenAlone(server, path);
  } catch (error) {
    log.warn('copies.socket', describeError(error));
    server.close();
    return async () => undefined;
  }
  return async () => {
    server.close();
    await last;
  };
}
