import { client } from '#web/api/client.ts';
import { type Away, keepAway } from './away.ts';

/** Sends the browser to LinkedIn; this tab goes on with `purpose` when it comes back. Throws what the server answers. */
export async function leaveForLinkedIn(purpose: Away['purpose']): Promise<void> {
  const { address, state } = await client.accounts.beginLinkedIn();
  keepAway({ state, purpose });
  window.location.assign(address);
}
