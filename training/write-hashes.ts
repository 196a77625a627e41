import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { learnedHashes } from './learned-texts.ts';

// `npm run learned-hashes`: what a bench leaves out, because models were made from it.
const hashes = await learnedHashes();
await writeFile(join(import.meta.dirname, 'hashes.txt'), `${hashes.join('\n')}\n`);
console.log(`${hashes.length} mails and wordings of questions.`);
