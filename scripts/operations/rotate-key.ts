import { counted } from '#engines/text/index.ts';
import { readConfig } from '#server/config.ts';
import { rotateKey } from '#server/keys/rotate-key.ts';
import { terminalLog } from '#server/ports/log.ts';

// Makes a new key for what is sealed in the database, and seals all of it anew. No server or worker may run meanwhile.
async function run(): Promise<string> {
  const config = readConfig(process.env);
  const { done, lost } = await rotateKey(config, terminalLog);
  const unread = lost === 0 ? '' : ` ${counted(lost, 'value', 'values')} no key opened, as before.`;
  return `${counted(done, 'value is', 'values are')} sealed with the new key, and the old one is gone from ${config.dataDir}.${unread} Copies from before hold the key of their time.`;
}

try {
  console.log(await run());
} catch (error) {
  // What is wrong says so in a sentence.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
