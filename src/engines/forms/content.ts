import type { FormPlan } from '#engines/forms/saying/plan.ts';

/**
 * Exactly what would be sent, as canonical JSON: fields in order of their keys, documents by their SHA-256 (hexadecimal),
 * board and canonical posting. The same content gives the same text, anything else another; an approval holds its hash.
 */
export function contentOf(
  plan: FormPlan,
  documents: { cv: string; letter: string | null },
  board: string,
  postingKey: string,
): string {
  const fields = plan.fields
    .map((field) => ({ key: field.key, kind: field.kind, value: field.value }))
    .toSorted((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  return JSON.stringify({
    version: 1,
    board,
    posting: postingKey,
    documents: { cv: documents.cv, letter: documents.letter },
    fields,
  });
}
