import { createHash } from 'node:crypto';

/** The line between the parts of a form with files, which a browser makes up anew for every sending. */
function boundaryOf(contentType: string | null): Buffer | null {
  const boundary = /^multipart\/form-data\b.*\bboundary="?([^";]+)/i.exec(contentType ?? '')?.[1];
  return boundary === undefined ? null : Buffer.from(`--${boundary}`, 'latin1');
}

/** SHA-256, in base64url, of all that says what a request wants: its method, its address and its body. */
export function fingerprintOf(
  request: Pick<Request, 'method' | 'url' | 'headers'>,
  body: Uint8Array,
): string {
  const { pathname, search } = new URL(request.url);
  const hash = createHash('sha256').update(`${request.method} ${pathname}${search}\n`);
  const boundary = boundaryOf(request.headers.get('content-type'));
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  if (boundary === null) return hash.update(bytes).digest('base64url');
  let from = 0;
  for (let at = bytes.indexOf(boundary); at !== -1; at = bytes.indexOf(boundary, from)) {
    hash.update(bytes.subarray(from, at)).update('\n--\n');
    from = at + boundary.length;
  }
  return hash.update(bytes.subarray(from)).digest('base64url');
}
