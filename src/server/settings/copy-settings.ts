import { join, resolve } from 'node:path';
import { ConfigError } from './config-error.ts';

/** Where copies go, whether one is made each hour, and what locks them. */
export interface CopySettings {
  folder: string;
  hourly: boolean;
  passphrase: string | null;
}

/** The variables with what each means. */
export const copyVariables = {
  COPIES: '"off" makes no copy each hour. Default on (docs/backups.md).',
  COPIES_DIR:
    'Folder for the hourly copies. Default: copies under DATA_DIR, where one failed disk loses both.',
  COPY_PASSPHRASE:
    'Passphrase of at least 12 characters that encrypts every copy and opens it for a restore. Default none.',
} as const;

const SHORTEST_PASSPHRASE = 12;

/** Reads them. Throws ConfigError for a passphrase that anybody could try out. */
export function readCopySettings(
  environment: Partial<Record<string, string>>,
  dataDir: string,
): CopySettings {
  const passphrase = environment['COPY_PASSPHRASE'] ?? null;
  if (passphrase !== null && passphrase.length < SHORTEST_PASSPHRASE)
    throw new ConfigError(`COPY_PASSPHRASE must have at least ${SHORTEST_PASSPHRASE} characters.`);
  return {
    folder: resolve(environment['COPIES_DIR'] ?? join(dataDir, 'copies')),
    hourly: environment['COPIES'] !== 'off',
    passphrase,
  };
}
