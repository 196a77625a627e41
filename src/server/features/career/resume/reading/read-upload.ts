import type { SourceLine } from '#contract/career/facts.ts';
import type { ReadPage } from '#contract/career/resume-reading.ts';
import { UPLOAD_ENDINGS, UPLOAD_LIMIT_BYTES, wrongEnding } from '#contract/career/resume.ts';
import { invisible } from '#engines/text/index.ts';
import { sha256 } from '#server/ports/files.ts';
import { Problem } from '#server/problem.ts';
import type { World } from '#server/world.ts';
import { countUpload } from './count-upload.ts';
import { text } from './messages.ts';
import { refusalOf } from './refusals.ts';

const LONGEST_NAME = 200;
/** Thirty dense pages; reading more would hold up everyone else, and no resume has them. */
export const MOST_LINES = 1500;

/** A file that was read: its text by lines, and its name as it may be shown. */
export interface ReadUpload {
  id: string;
  name: string;
  bytes: Uint8Array;
  lines: SourceLine[];
  pages: number;
  sheets: ReadPage[];
}

/** The name as it may be shown: without folders and without characters nobody sees. */
function shownName(name: string): string {
  const last =
    invisible(name)
      .split(/[\\/\n]/)
      .at(-1)
      ?.trim() ?? '';
  return last.slice(-LONGEST_NAME);
}

/**
 * Reads an uploaded CV into lines; it counts towards the day's uploads whatever comes of it. Throws a Problem that says
 * what to do when the file cannot be used, and `conflict` when the person cancelled.
 */
export async function readUpload(
  world: Pick<World, 'database' | 'clock' | 'tokens' | 'documents'>,
  accountId: string,
  file: File,
  signal?: AbortSignal,
): Promise<ReadUpload> {
  const name = shownName(file.name);
  if (!UPLOAD_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending)))
    throw new Problem('unsupported_file', wrongEnding(name));
  if (file.size > UPLOAD_LIMIT_BYTES) throw refusalOf('too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const id = world.tokens.uuid();
  await countUpload(world, { id, accountId, name, bytes: bytes.length, sha256: sha256(bytes) });
  const outcome = await world.documents
    .read(bytes, name, { signal, source: accountId })
    .catch((error: unknown) => {
      throw signal?.aborted ? new Problem('conflict', text.message('cancelled')) : error;
    });
  if (outcome.kind === 'refused') throw refusalOf(outcome.reason);
  const { pages, sheets } = outcome;
  return { id, name, bytes, lines: outcome.lines.slice(0, MOST_LINES), pages, sheets };
}
