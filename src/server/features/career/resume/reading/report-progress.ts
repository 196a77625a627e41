import type { World } from '#server/world.ts';

/** Tells the person's screens how far a long piece of work is; nothing is told when the screen gave it no name. */
export async function reportProgress(
  { database, events }: Pick<World, 'database' | 'events'>,
  accountId: string,
  task: string | undefined,
  step: string,
): Promise<void> {
  if (task === undefined) return;
  await events.publish(database, accountId, { topic: 'resume', application_id: null, task, step });
}
