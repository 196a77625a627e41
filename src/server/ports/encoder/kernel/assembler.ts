// Writes the few instructions of WebAssembly that the kernel is made of as bytes: WebAssembly Core Specification 2.0, chapter 5 (Binary Format).

/** Bytes of instructions, one after the other. */
export type Code = readonly number[];

/** A whole number in LEB128 (5.2.2): seven bits a byte, lowest first. */
function unsigned(value: number): Code {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

/** A list with its length in front (5.1.3). */
const list = (items: readonly Code[]): Code => [...unsigned(items.length), ...items.flat()];
const sized = (code: Code): Code => [...unsigned(code.length), ...code];
const name = (text: string): Code => sized([...new TextEncoder().encode(text)]);
const section = (id: number, content: Code): Code => [id, ...sized(content)];

export const I32 = 0x7f;
export const V128 = 0x7b;
/** What every module begins with: a zero, "asm" and the version. */
const MARK: Code = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const [EMPTY, FUNCTION, END] = [0x40, 0x60, 0x0b];

export const get = (local: number): Code => [0x20, ...unsigned(local)];
export const set = (local: number, value: Code): Code => [...value, 0x21, ...unsigned(local)];

/** A positive number in signed LEB128 (5.2.2): the highest bit of the last seven stays 0. */
const positive = (value: number): Code =>
  value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...positive(value >>> 7)];
export const constant = (value: number): Code => [0x41, ...positive(value)];
export const sum = (one: Code, other: Code): Code => [...one, ...other, 0x6a];
export const times = (one: Code, other: Code): Code => [...one, ...other, 0x6c];
export const differ = (one: Code, other: Code): Code => [...one, ...other, 0x47];
/** `local += value`. */
export const advance = (local: number, value: Code): Code => set(local, sum(get(local), value));
/** `local -= 1`, and leaves it on the stack: what a loop goes on by until it is 0. */
export const countDown = (local: number): Code => [
  ...get(local),
  ...constant(1),
  0x6b,
  0x22,
  ...unsigned(local),
];

/** Does the body, then again as long as what it leaves on the stack is not 0. */
export const loop = (body: Code): Code => [0x03, EMPTY, ...body, 0x0d, 0, END];

/** Where a vector instruction reads or writes: no promise on alignment, so many bytes behind the address. */
const place = (offset: number): Code => [0, ...unsigned(offset)];
const vector = (code: number): Code => [0xfd, ...unsigned(code)];
/** Four floats from an address. */
export const load = (address: Code, offset: number): Code => [...address, ...vector(0), ...place(offset)];
/** One float from an address, four times. */
export const splat = (address: Code, offset: number): Code => [...address, ...vector(9), ...place(offset)];
export const store = (address: Code, value: Code, offset: number): Code => [
  ...address,
  ...value,
  ...vector(11),
  ...place(offset),
];
export const addFloats = (one: Code, other: Code): Code => [...one, ...other, ...vector(228)];
export const multiplyFloats = (one: Code, other: Code): Code => [...one, ...other, ...vector(230)];

/**
 * A module of one function, with its name, so many i32 parameters and further locals (how many of which type), over a memory that it
 * is given as `outside.memory`.
 */
export function moduleOf(
  called: string,
  parameters: number,
  locals: readonly (readonly [count: number, type: number])[],
  body: Code,
): Uint8Array<ArrayBuffer> {
  const i32s: Code = Array.from({ length: parameters }, () => I32);
  const declared = list(locals);
  return Uint8Array.from([
    ...MARK,
    ...section(1, list([[FUNCTION, ...sized(i32s), 0]])),
    ...section(2, list([[...name('outside'), ...name('memory'), 0x02, 0x00, 1]])),
    ...section(3, list([[0]])),
    ...section(7, list([[...name(called), 0x00, 0]])),
    ...section(10, list([sized([...declared, ...body, END])])),
  ]);
}
