import type { ImportAnswers } from '#contract/localbiz/imports.ts';
import type { Message } from '#localization/types.ts';
import type { ImportRow } from '#server/features/localbiz/imports/queries.ts';
import type { ShopsOfFile } from '#server/features/localbiz/imports/shops-of-import.ts';
import { vectorsOfTexts } from '#server/ports/tables/understand.ts';
import type { World } from '#server/world.ts';
import { readInThread } from './in-thread.ts';
import type { StagedFile } from './reading-tasks.ts';

/**
 * Reads a file that is stored with what its owner said of it, and stores its lines beside it (`linesHash`); or says why it brings
 * nothing.
 */
export async function readFile(
  { files, encoder }: Pick<World, 'files' | 'encoder'>,
  {
    businessId,
    fileHash,
    fileName,
    tables,
  }: Pick<ImportRow, 'businessId' | 'fileHash' | 'fileName' | 'tables'>,
  { answers, shops }: { answers: ImportAnswers; shops: ShopsOfFile },
): Promise<{ refused: Message } | ({ refused: null } & StagedFile)> {
  const stored = { path: files.placeOf(businessId, fileHash), fileHash };
  const names = await readInThread(businessId, { kind: 'names', ...stored });
  if (names.refused !== null) return names;
  const vectors = await vectorsOfTexts(names.texts, encoder);
  return files.putMade(businessId, async (target) => {
    const asked = { answers, shops, fileName, tables, target };
    const read = await readInThread(businessId, { kind: 'read', ...stored, vectors, ...asked });
    return { made: read, key: read.refused === null ? read.linesHash : null };
  });
}
