import type { IntegrationChannel, Integrations } from '#contract/career/integrations.ts';
import { integrationChannels } from '#contract/career/integrations.ts';
import type { Reader } from '#localization/format.ts';
import type { Executor } from '#server/db/database.ts';
import { readSources } from '#server/features/career/boards/index.ts';
import { readPerson, importedProfile } from '#server/features/career/profile/index.ts';
import type { World } from '#server/world.ts';
import { countChannelJobs, listIntegrations, saveIntegration } from './queries.ts';

/** What a newcomer has: Indeed is connected. */
const AT_FIRST: Readonly<Record<IntegrationChannel, boolean>> = {
  linkedin: false,
  indeed: true,
  google_jobs: false,
};

/** Whether jobs of a channel are taken in for an account. */
export async function isConnected(
  executor: Executor,
  accountId: string,
  channel: IntegrationChannel,
): Promise<boolean> {
  const rows = await listIntegrations(executor, accountId);
  return rows.find((row) => row.channel === channel)?.connected ?? AT_FIRST[channel];
}

/** The channels of an account, what LinkedIn's export gave, and the boards that need no connection. */
export async function readIntegrations(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config'>,
  accountId: string,
  reader: Reader,
): Promise<Integrations> {
  const { database } = world;
  const rows = await listIntegrations(database, accountId);
  const counts = await countChannelJobs(database, accountId);
  const imported = await importedProfile(database, accountId);
  const { sources } = await readSources(world, accountId, reader);
  const { application_address } = await readPerson(world, accountId);
  return {
    channels: integrationChannels.map((channel) => {
      const row = rows.find((one) => one.channel === channel);
      const counted = counts.find((one) => one.channel === channel);
      const connected = row?.connected ?? AT_FIRST[channel];
      return {
        channel,
        connected,
        since: connected && row ? row.changedAt.toISOString() : null,
        read: counted?.read ?? 0,
        handed: counted?.handed ?? 0,
      };
    }),
    linkedin_profile: imported && {
      file: imported.name,
      at: imported.at,
      facts: imported.master.facts.length,
    },
    application_address,
    sources: sources.flatMap((source) =>
      source.on
        ? [
            {
              board: source.board,
              name: source.name,
              open: source.open,
              read_at: source.last_good_at,
              problem: source.problem,
            },
          ]
        : [],
    ),
  };
}

/** Connects or disconnects a channel, at once; what came in before stays. */
export async function setConnected(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'config'>,
  accountId: string,
  { channel, connected, reader }: { channel: IntegrationChannel; connected: boolean; reader: Reader },
): Promise<Integrations> {
  if ((await isConnected(world.database, accountId, channel)) !== connected)
    await saveIntegration(world.database, { accountId, channel, connected, changedAt: world.clock.now() });
  return readIntegrations(world, accountId, reader);
}
