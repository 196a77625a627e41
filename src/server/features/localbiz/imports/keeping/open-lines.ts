import type { ShopsOfFile } from '#server/features/localbiz/imports/shops-of-import.ts';
import type { World } from '#server/world.ts';
import { areOfShops, partsOf } from './lines-file.ts';
import type { LinesHead, LinesPart } from './lines-file.ts';

/** The lines of a file that was read, some at a time; null where they are not stored, or were read by other settings of the shops. */
export async function openLines(
  files: World['files'],
  shops: ShopsOfFile,
  linesHash: string,
): Promise<{ head: LinesHead; parts: AsyncGenerator<LinesPart> } | null> {
  const lines = files.lines(shops[0].businessId, linesHash);
  const first = await lines.next().catch(() => null);
  if (first === null || first.done === true) return null;
  // As `writeLines` writes it; its bytes are known by their hash.
  const head = JSON.parse(first.value) as LinesHead;
  if (areOfShops(head, shops)) return { head, parts: partsOf(lines) };
  await lines.return(undefined);
  return null;
}
