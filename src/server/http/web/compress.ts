import type { MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { compressText, encodingFor } from './encoding.ts';

/** Below this an answer fits into the packet it comes in, and compressing it only takes time. */
const LEAST_BYTES = 1024;
/** Of Brotli's eleven: an answer is made for one reader who waits for it, a page of the build once for all. */
const QUALITY = 5;

/** Whether an answer is a whole text that nothing has compressed yet; an event stream never is, pictures and archives are not. */
function isPlainText({ status, headers, body }: Response): boolean {
  return (
    status === 200 &&
    body !== null &&
    !headers.has('content-encoding') &&
    !/no-transform/i.test(headers.get('cache-control') ?? '') &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '')
  );
}

/** Compresses texts for whoever says that they take it, in Brotli or gzip. */
export const compressed: MiddlewareHandler = async (context, next) => {
  await next();
  const given = context.res;
  if (context.req.method === 'HEAD' || !isPlainText(given)) return;
  const headers = new Headers(given.headers);
  headers.append('vary', 'Accept-Encoding');
  const whole = new Uint8Array(await given.arrayBuffer());
  const encoding = whole.length < LEAST_BYTES ? null : encodingFor(context.req.header('accept-encoding'));
  if (encoding !== null) {
    headers.set('content-encoding', encoding);
    headers.delete('content-length');
    const tag = headers.get('etag');
    // Not the same bytes any more, only the same text.
    if (tag?.startsWith('"')) headers.set('etag', `W/${tag}`);
  }
  // Emptied first: the framework would add the old answer's headers to the new one's.
  context.res = undefined;
  context.res = new Response(await compressText(whole, encoding, QUALITY), { status: 200, headers });
};
