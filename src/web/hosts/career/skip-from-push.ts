import { text } from './messages.ts';
import type { PushData } from './push-notification.ts';

/** The server's own sentence, where it gave one. */
async function detailOf(reply: Response): Promise<string> {
  try {
    const body: unknown = await reply.json();
    if (typeof body === 'object' && body !== null && 'detail' in body && typeof body.detail === 'string')
      return body.detail;
  } catch {
    // No answer of ours.
  }
  return text('skipRefused');
}

/** Skips with the token the push carried, and says truly what came of it. */
export async function skipFromPush(data: PushData): Promise<{ done: boolean; sentence: string }> {
  const { applicationId, skipToken, contentHash } = data;
  if (applicationId === null || skipToken === null || contentHash === null)
    return { done: false, sentence: text('skipOnPage') };
  try {
    const reply = await fetch(`/api/applications/${encodeURIComponent(applicationId)}/decision`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ decision: 'skip', content_hash: contentHash, token: skipToken }),
    });
    if (reply.ok) return { done: true, sentence: text('nothingSent') };
    return { done: false, sentence: await detailOf(reply) };
  } catch {
    return { done: false, sentence: text('skipUnreachable') };
  }
}
