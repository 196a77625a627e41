import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/run.ts';
import { readCodes } from './kept-codes.ts';

// Adds the codes of new messages to those that rows may hold. It removes none: what was written once has to be said for good.

const path = join(root, 'src/testing/wording/kept-codes.json');
const known = JSON.parse(readFileSync(path, 'utf8')) as string[];
const all = [...new Set([...known, ...readCodes().kept])].toSorted();
writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`);
console.log(`${all.length - known.length} codes were added; there are ${all.length}.`);
