const MOST_BYTES = 2 * 1024 * 1024;
const WITHOUT_BODY = new Set([204, 205, 304]);

async function readUpTo(body: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > MOST_BYTES) throw new Error('The reply of the model has more than 2 MB.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * The way to a model: to the operator's own address and nowhere else. A redirect is not followed (it would carry the key
 * and a person's facts to another place), and a reply without end is cut off.
 */
export const modelFetch: typeof fetch = async (input, init) => {
  const reply = await fetch(input, { ...init, redirect: 'manual' });
  const body = await readUpTo(reply.body);
  return new Response(WITHOUT_BODY.has(reply.status) ? null : body, {
    status: reply.status,
    headers: reply.headers,
  });
};
