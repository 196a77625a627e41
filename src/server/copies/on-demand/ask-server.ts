import { once } from 'node:events';
import { connect } from 'node:net';
import { z } from 'zod';
import { CopyError } from '#server/copies/copy-error.ts';
import { socketPath } from './socket-path.ts';

/** What a server says of the copy it made, or why it made none. */
export const answer = z.union([
  z.object({ path: z.string(), rows: z.int(), files: z.int(), takenAt: z.string() }),
  z.object({ failed: z.string() }),
]);
export type CopyAnswer = Extract<z.infer<typeof answer>, { path: string }>;

/**
 * Asks the server that runs on a data folder for a copy at `target`, an absolute path; null when none runs there. Throws CopyError
 * with what it says when it makes none.
 */
export async function askServer(dataDir: string, target: string): Promise<CopyAnswer | null> {
  const socket = connect(socketPath(dataDir));
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  socket.end(`${JSON.stringify({ target })}\n`);
  const parts: Buffer[] = [];
  for await (const part of socket) parts.push(part as Buffer); // Without an encoding a socket gives buffers.
  const said = answer.safeParse(JSON.parse(Buffer.concat(parts).toString() || 'null'));
  if (!said.success) throw new CopyError('The server ended before the copy was made.');
  if ('failed' in said.data) throw new CopyError(said.data.failed);
  return said.data;
}
