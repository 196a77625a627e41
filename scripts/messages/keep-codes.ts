import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/run.ts';
import { readCodes } from './kept-codes.ts';
import type { KeptCodes } from './kept-codes.ts';

// Adds new messages to those that rows may hold, each with the names of its arguments. It removes and changes none: what was
// written once has to be said for good, from the values it was written with.

const path = join(root, 'src/testing/wording/kept-codes.json');
const known = JSON.parse(readFileSync(path, 'utf8')) as KeptCodes;
const { sayable, kept } = readCodes();
const added = kept.filter((code) => !Object.hasOwn(known, code));
const all = { ...Object.fromEntries(added.map((code) => [code, sayable[code] ?? []])), ...known };
const codes = Object.keys(all).toSorted();
const lines = codes.map(
  (code) =>
    `  ${JSON.stringify(code)}: [${(all[code] ?? []).map((name) => JSON.stringify(name)).join(', ')}]`,
);
writeFileSync(path, `{\n${lines.join(',\n')}\n}\n`);
console.log(`${added.length} codes were added; there are ${codes.length}.`);
