import { contentOf } from '#engines/forms/index.ts';
import type { ApplicationRow } from '#server/features/career/applications/queries.ts';
import { sha256 } from '#server/ports/files.ts';

type Content = Pick<ApplicationRow, 'plan' | 'cv' | 'letterFile' | 'canonicalKey'> & {
  posting: Pick<ApplicationRow['posting'], 'board'>;
};

/** SHA-256, hexadecimal, of exactly what would be sent; null while that is not known. */
export function contentHashOf({ plan, cv, letterFile, canonicalKey, posting }: Content): string | null {
  if (plan === null || cv === null) return null;
  const documents = { cv: cv.sha256, letter: letterFile?.sha256 ?? null };
  return sha256(contentOf(plan, documents, posting.board, canonicalKey));
}
