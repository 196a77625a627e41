import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { openJournal } from './jsonl.ts';

const uploadSchema = z.object({
  handle: z.string(),
  postingId: z.string(),
  field: z.string(),
  name: z.string(),
  bytes: z.number(),
  sha256: z.string(),
});
type Upload = z.infer<typeof uploadSchema>;

export type Uploads = {
  keep: (postingId: string, field: string, name: string, content: Uint8Array) => Upload;
  find: (handle: string, postingId: string, field: string) => Upload | undefined;
  clear: () => void;
  close: () => void;
};

const sha256 = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** Files that arrived before the form did, in uploads.jsonl of the folder: what they were, not what they say. */
export function openUploads(directory: string): Uploads {
  const { journal, held } = openJournal(`${directory}/uploads.jsonl`, uploadSchema);
  const uploads = new Map(held.map((upload) => [upload.handle, upload]));
  return {
    keep: (postingId, field, name, content) => {
      const digest = sha256(content);
      const upload = {
        handle: randomUUID(),
        postingId,
        field,
        name,
        bytes: content.byteLength,
        sha256: digest,
      };
      journal.append(upload);
      uploads.set(upload.handle, upload);
      return upload;
    },
    find: (handle, postingId, field) => {
      const upload = uploads.get(handle);
      return upload?.postingId === postingId && upload.field === field ? upload : undefined;
    },
    clear: () => {
      journal.clear();
      uploads.clear();
    },
    close: journal.close,
  };
}
