import { CopyError } from '#server/copies/copy-error.ts';

/** No row of a database is longer: a copy that says otherwise is none of ours, and would fill the memory. */
const LONGEST_LINE = 256 * 1024 * 1024;

/** The lines of a stream of bytes, without their ends; a last one without an end counts as well. Throws for an endless one. */
export async function* linesOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  let kept = 0;
  for await (const part of stream) {
    let from = 0;
    for (let end = part.indexOf(10); end >= 0; end = part.indexOf(10, from)) {
      yield Buffer.concat([...rest, part.subarray(from, end)]);
      rest = [];
      kept = 0;
      from = end + 1;
    }
    if (from < part.length) rest.push(Buffer.from(part.subarray(from)));
    kept += part.length - from;
    if (kept > LONGEST_LINE)
      throw new CopyError('This copy has a row longer than any can be, so it is forged.');
  }
  if (rest.length > 0) yield Buffer.concat(rest);
}
