import type { PushData } from './push-notification.ts';

const REACHABLE_NOT = 'I could not reach the server, so nothing was skipped. Nothing is sent either.';

/** The server's own sentence, where it gave one. */
async function detailOf(reply: Response): Promise<string> {
  try {
    const body: unknown = await reply.json();
    if (typeof body === 'object' && body !== null && 'detail' in body && typeof body.detail === 'string')
      return body.detail;
  } catch {
    // No answer of ours.
  }
  return 'It could not be skipped. Open it.';
}

/** Skips with the token the push carried, and says truly what came of it. */
export async function skipFromPush(data: PushData): Promise<{ done: boolean; sentence: string }> {
  const { applicationId, skipToken, contentHash } = data;
  if (applicationId === null || skipToken === null || contentHash === null)
    return { done: false, sentence: 'It can only be skipped on its page. Open it.' };
  try {
    const reply = await fetch(`/api/applications/${encodeURIComponent(applicationId)}/decision`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ decision: 'skip', content_hash: contentHash, token: skipToken }),
    });
    if (reply.ok) return { done: true, sentence: 'Nothing was sent.' };
    return { done: false, sentence: await detailOf(reply) };
  } catch {
    return { done: false, sentence: REACHABLE_NOT };
  }
}
