import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { likeliest } from '#engines/replies/learned/agree.ts';
import { likelihoodsOf } from '#engines/replies/learned/likelihood.ts';
import { examplesOf, mailsIn, sayingsIn, writtenMails } from './mails/examples.ts';
import { fitWeights } from './mails/softmax.ts';

/**
 * `node bench/mail-weights.ts [FOLDER …] [--write]`: fits how much each sign of a mail speaks for each answer, on
 * bench/data/inbox-first and inbox, the sayings of inbox-sayings, the mails of the engine's tests and the folders given, and says how often the likeliest
 * answer is right in mailboxes left out of the fitting, one by turns. `--write` puts the weights where the reader of mails takes
 * them from.
 */
const own = ['inbox-first', 'inbox'].map((folder) => join(import.meta.dirname, 'data', folder));
const target = join(import.meta.dirname, '../src/engines/replies/learned/weights.data.ts');
const folders = process.argv.slice(2).filter((argument) => argument !== '--write');
const mails = [...writtenMails(), ...(await Promise.all([...own, ...folders].map(mailsIn))).flat()];
const sayings = await sayingsIn(join(import.meta.dirname, 'data', 'inbox-sayings', 'sayings.json'));

/** Chances from which on the answers of mailboxes left out are counted. */
const CHANCES = [0, 0.45, 0.6, 0.8] as const;

const leftOut = [...new Set(mails.map(({ box }) => box))].flatMap((box) => {
  const weights = fitWeights([...examplesOf(mails.filter((mail) => mail.box !== box)), ...sayings]);
  const told = mails
    .filter((mail) => mail.box === box)
    .map(({ id, signs, answer }) => {
      const likely = likelihoodsOf(signs, weights);
      const said = likeliest(likely);
      return { id, chance: likely[said], right: said === answer };
    });
  console.log(`${box}: ${told.filter(({ right }) => right).length} of ${told.length} right`);
  return told;
});
for (const least of CHANCES) {
  const sure = leftOut.filter(({ chance }) => chance >= least);
  const right = sure.filter((one) => one.right).length;
  console.log(`likely by ${least} or more: ${right} of ${sure.length} right (${leftOut.length} mails)`);
}

if (process.argv.includes('--write')) {
  const rows = Object.entries(fitWeights([...examplesOf(mails), ...sayings])).map(
    ([sign, weights]) => `  ${/^\w+$/.test(sign) ? sign : `'${sign}'`}: [${weights.join(', ')}],`,
  );
  await writeFile(
    target,
    `import type { Weights } from './likelihood.ts';\n\n/** Fitted by bench/mail-weights.ts; not to be written by hand. */\nexport const WEIGHTS: Weights = {\n${rows.join('\n')}\n};\n`,
  );
}
