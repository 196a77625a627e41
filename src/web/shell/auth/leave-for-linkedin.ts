import { visitor } from '#web/api/visitor/visitor.ts';
import { type Away, keepAway } from './away.ts';

/** Sends the browser to LinkedIn; this tab goes on with `purpose` when it comes back. Throws what the server answers. */
export async function leaveForLinkedIn(purpose: Away['purpose']): Promise<void> {
  const { address, state } = await visitor.accounts.beginLinkedIn();
  keepAway({ state, purpose });
  window.location.assign(address);
}
