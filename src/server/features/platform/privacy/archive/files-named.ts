const KEY = /^[0-9a-f]{64}$/;

/** A file in the store that a row speaks of, with the name the row gives it, if any. */
export interface NamedFile {
  key: string;
  name: string | null;
}

/** What was made of a file that is named beside it, and is in the records anyway. */
const MADE_OF_FILES = new Set(['lines_hash']);

const nameIn = (value: object): string | null => {
  if ('name' in value && typeof value.name === 'string') return value.name;
  return 'file_name' in value && typeof value.file_name === 'string' ? value.file_name : null;
};

/** Everything in a value that may be the key of a file: 64 hexadecimal digits, named where a `name` or `file_name` stands beside it. */
export function filesNamed(value: unknown, found = new Map<string, NamedFile>()): Map<string, NamedFile> {
  if (Array.isArray(value)) for (const item of value) filesNamed(item, found);
  else if (typeof value === 'object' && value !== null) {
    const beside = nameIn(value);
    for (const [at, part] of Object.entries(value)) {
      if (MADE_OF_FILES.has(at)) continue;
      if (typeof part !== 'string') filesNamed(part, found);
      else if (KEY.test(part)) found.set(part, { key: part, name: beside ?? found.get(part)?.name ?? null });
    }
  }
  return found;
}

const ENDINGS: readonly [ending: string, start: readonly number[]][] = [
  ['.pdf', [0x25, 0x50, 0x44, 0x46]],
  ['.png', [0x89, 0x50, 0x4e, 0x47]],
  ['.jpg', [0xff, 0xd8, 0xff]],
  ['.zip', [0x50, 0x4b, 0x03, 0x04]],
];

/** A path in an archive that no system reads as anything but a name: short, without folders, told apart by its key. */
export function archivePath({ key, name }: NamedFile, bytes: Uint8Array): string {
  const ending = ENDINGS.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0] ?? '';
  const plain = (name ?? '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}._ -]/gu, '_')
    .replace(/^[. ]+/, '')
    .slice(-80);
  const named = plain === '' ? `file${ending}` : plain;
  return `files/${key.slice(0, 8)} ${named}`;
}
