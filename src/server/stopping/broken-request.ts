import type { Duplex } from 'node:stream';
import { Socket } from 'node:net';

/** As Node answers by itself where nobody listens to `clientError`, by the code of the error. */
const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/**
 * Ends a connection whose request can't be read, or came too slowly, with the status that says so. A connection on which nothing
 * came at all is closed without a word: browsers open some in advance, and one that sends its request just then would take the
 * refusal for its answer. After a silent end it asks again on another connection.
 */
export function endBrokenRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
  const isSilent = socket instanceof Socket && socket.bytesRead === 0;
  if (isSilent || !socket.writable) socket.destroy();
  else socket.end(`HTTP/1.1 ${STATUS[error.code ?? ''] ?? '400 Bad Request'}\r\nConnection: close\r\n\r\n`);
}
