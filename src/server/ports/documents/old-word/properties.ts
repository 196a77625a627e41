/** What changes a letter or a paragraph: the code of the property, and where its value stands. */
export interface Change {
  code: number;
  values: Buffer;
}

/** Bytes of a value by the three highest bits of its code; the sixth says its own length ([MS-DOC] 2.6.1 Sprm). */
const LENGTHS = [1, 1, 2, 4, 2, 2, 0, 3];
/** The borders of a table's cells say their length in two bytes. */
const TABLE_CELLS = 0xd608;

/** The changes of a list of them, as far as it is whole. */
export function changesOf(list: Buffer): Change[] {
  const changes: Change[] = [];
  let at = 0;
  while (at + 3 <= list.length) {
    const code = list.readUInt16LE(at);
    at += 2;
    let length = LENGTHS[code >> 13] ?? 1;
    if (code === TABLE_CELLS) length = at + 2 <= list.length ? list.readUInt16LE(at) + 1 : 2;
    else if (code >> 13 === 6) length = list.readUInt8(at) + 1;
    changes.push({ code, values: list.subarray(at, at + length) });
    at += length;
  }
  return changes;
}

/** Properties of the bytes of the main stream from one to another. */
export interface Run {
  from: number;
  to: number;
  list: Buffer;
}

const PAGE = 512;
const PAGE_NUMBER = 0x3fffff;

/** The list of properties that a page keeps for its run of this number ([MS-DOC] 2.9.33 ChpxFkp, 2.9.175 PapxFkp). */
function listAt(page: Buffer, runs: number, index: number, width: 1 | 13): Buffer {
  const at = page.readUInt8((runs + 1) * 4 + index * width) * 2;
  if (at === 0) return Buffer.alloc(0);
  const length = page.readUInt8(at);
  if (width === 1) return page.subarray(at + 1, at + 1 + length);
  return length === 0
    ? page.subarray(at + 2, at + 2 + page.readUInt8(at + 1) * 2)
    : page.subarray(at + 1, at + length * 2);
}

/** The runs of characters (`width` 1) or paragraphs (13) that a table of pages names, by their place. */
export function runsOf(main: Buffer, table: Buffer, width: 1 | 13): Run[] {
  const pages = Math.floor((table.length - 4) / 8);
  const runs: Run[] = [];
  for (let number = 0; number < Math.min(pages, main.length / PAGE); number += 1) {
    const at = (table.readUInt32LE((pages + 1) * 4 + number * 4) & PAGE_NUMBER) * PAGE;
    const page = main.subarray(at, at + PAGE);
    if (page.length < PAGE) continue;
    const count = page.readUInt8(PAGE - 1);
    for (let index = 0; index < count && (index + 2) * 4 <= PAGE; index += 1) {
      const [from, to] = [page.readUInt32LE(index * 4), page.readUInt32LE(index * 4 + 4)];
      runs.push({ from, to, list: listAt(page, count, index, width) });
    }
  }
  return runs.toSorted((one, other) => one.from - other.from);
}

/** The run a byte lies in; undefined where none covers it. */
export function runAt(runs: readonly Run[], byte: number): Run | undefined {
  let [low, high] = [0, runs.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const run = runs[middle];
    if (run === undefined || (run.from <= byte && byte < run.to)) return run;
    if (run.from > byte) high = middle - 1;
    else low = middle + 1;
  }
  return undefined;
}
