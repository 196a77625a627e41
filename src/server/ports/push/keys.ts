import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpush from 'web-push';
import { z } from 'zod';
import type { Config } from '#server/config.ts';

const keys = z.object({ publicKey: z.string().min(80), privateKey: z.string().min(40) });

/** The server's identity towards push services: base64url keys on P-256. */
export type VapidKeys = z.infer<typeof keys>;

/** The configured keys, or a pair made on first use and kept under DATA_DIR for its owner only; devices are bound to it. */
export async function readVapidKeys(config: Pick<Config, 'vapid' | 'dataDir'>): Promise<VapidKeys> {
  if (config.vapid) return config.vapid;
  const path = join(config.dataDir, 'vapid.json');
  const stored = await readFile(path, 'utf8').catch(() => null);
  if (stored !== null) return keys.parse(JSON.parse(stored));
  await mkdir(config.dataDir, { recursive: true });
  const beside = `${path}.${randomUUID()}`;
  await writeFile(beside, JSON.stringify(webpush.generateVAPIDKeys()), { mode: 0o600 });
  // A link fails when another process was first, whose keys are then used.
  await link(beside, path).catch(() => undefined);
  await rm(beside, { force: true });
  return keys.parse(JSON.parse(await readFile(path, 'utf8')));
}
