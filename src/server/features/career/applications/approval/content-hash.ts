import { contentOf } from '#engines/forms/index.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { sha256 } from '#server/ports/files.ts';

type Content = Pick<ApplicationRow, 'plan' | 'cv' | 'letterFile' | 'canonicalKey'> & {
  posting: Pick<ApplicationRow['posting'], 'board' | 'tenant' | 'external_id' | 'apply_url'>;
};

/** SHA-256, hexadecimal, of exactly what would be sent, under which names and where to; null while that is not known. */
export function contentHashOf({ plan, cv, letterFile, canonicalKey, posting }: Content): string | null {
  if (plan === null || cv === null) return null;
  const documents = { cv: cv.sha256, letter: letterFile?.sha256 ?? null };
  const content = contentOf(plan, documents, posting.board, canonicalKey);
  const names = [cv.name, letterFile?.name ?? null];
  const to = [posting.tenant, posting.external_id, posting.apply_url];
  return sha256(JSON.stringify([content, names, to]));
}
