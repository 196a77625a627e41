import type { Uploads } from '#practice/records/uploads.ts';
import type { Field } from '#practice/fields/types.ts';

export type FileAnswer = {
  field: string;
  name: string;
  bytes: number;
  sha256: string;
  handle: string;
};
/** What a browser sent: every text value by name, and one file a field. */
export type Entry = {
  values: ReadonlyMap<string, readonly string[]>;
  files: ReadonlyMap<string, FileAnswer>;
};

export const handleName = (field: string): string => `${field}_upload`;
export const emptyEntry: Entry = { values: new Map(), files: new Map() };

export const firstOf = (entry: Entry, name: string): string => entry.values.get(name)?.[0]?.trim() ?? '';
/** The last value counts where a hidden "0" stands before a box. */
export const lastOf = (entry: Entry, name: string): string => entry.values.get(name)?.at(-1)?.trim() ?? '';

/** Sorts a form's parts; a file may come with the form or have been uploaded when it was chosen. */
export async function readEntry(
  data: FormData,
  fields: readonly Field[],
  postingId: string,
  uploads: Uploads,
): Promise<Entry> {
  const values = new Map<string, string[]>();
  const files = new Map<string, FileAnswer>();
  for (const [name, value] of data.entries()) {
    if (typeof value === 'string') values.set(name, [...(values.get(name) ?? []), value]);
  }
  for (const { name, control } of fields) {
    if (control !== 'file') continue;
    const handle = values.get(handleName(name))?.at(-1) ?? '';
    const upload = uploads.find(handle, postingId, name);
    const part = data.get(name);
    values.delete(handleName(name));
    if (upload !== undefined) files.set(name, upload);
    else if (part instanceof File && part.name !== '') {
      const content = new Uint8Array(await part.arrayBuffer());
      // Kept, so that a form that comes back for another field need not ask for the file again.
      files.set(name, uploads.keep(postingId, name, part.name, content));
    }
  }
  return { values, files };
}
