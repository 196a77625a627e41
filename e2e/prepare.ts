import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMPTY_PLACE, startProduct } from './product.ts';

/** Playwright's global set-up: starts the product once in an empty folder, which each file of journeys then begins with a copy of. */
// Playwright takes what a file exports by default.
// oxlint-disable-next-line import/no-default-export
export default async function prepare(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'legwork-journeys-'));
  const product = await startProduct(folder);
  await product.stop();
  // The practice employers remember their port, and two products cannot have one.
  await rm(join(folder, 'practice'), { recursive: true });
  process.env[EMPTY_PLACE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}
