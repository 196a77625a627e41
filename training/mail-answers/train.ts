import { join } from 'node:path';
import { likeliest } from '#engines/replies/learned/agree.ts';
import { likelihoodsOf } from '#engines/replies/learned/likelihood.ts';
import { leftOutBy } from '#training/card.ts';
import type { Trained } from '#training/train.ts';
import { examplesOf, mailsIn, sayingsIn, writtenMails } from './examples.ts';
import type { Read } from './examples.ts';
import { fitModel } from './fit.ts';
import type { Example } from './fit.ts';

const root = join(import.meta.dirname, '..', '..');
const LEASTS = [0, 0.45, 0.6, 0.7, 0.8, 0.9];

/** Each mail judged by a model that met no other mail of its mailbox. */
const judged = (mails: readonly Read[], sayings: readonly Example[]) =>
  [...new Set(mails.map(({ box }) => box))].flatMap((box) => {
    const model = fitModel([...examplesOf(mails.filter((mail) => mail.box !== box)), ...sayings]);
    return mails
      .filter((mail) => mail.box === box)
      .map(({ signs, answer }) => {
        const likely = likelihoodsOf(signs, model);
        const said = likeliest(likely);
        return { chance: likely[said], isRight: said === answer };
      });
  });

/** Fits how much each sign of a mail speaks for each answer. */
export async function trainMailAnswers(): Promise<Trained> {
  const [first, second] = await Promise.all(
    ['inbox-first', 'inbox'].map((folder) => mailsIn(join(root, 'bench', 'data', folder))),
  );
  const written = await writtenMails(join(root, 'corpora', 'written-mails'));
  const sayings = await sayingsIn(join(root, 'bench', 'data', 'inbox-sayings', 'sayings.json'));
  const mails = [...written, ...(first ?? []), ...(second ?? [])];
  const left = judged(mails, sayings);
  return {
    model: fitModel([...examplesOf(mails), ...sayings]),
    card: {
      tells:
        'What an employer’s mail says, by its signs: notions, words and pairs of words (`engines/replies/learned/signs.ts`).',
      method:
        'multinomial logistic regression with an L2 penalty of 0.04, fitted by 200 steps of Adam (Kingma, Ba 2015) from 0; signs met in fewer than three mails or two mailboxes are not learned',
      origins: [
        {
          name: 'mails in words of their own',
          examples: written.length,
          from: '`corpora/written-mails`, written for this',
        },
        {
          name: 'mails of the first mailboxes',
          examples: first?.length ?? 0,
          from: '`bench/data/inbox-first`, written for this',
        },
        {
          name: 'mails of later mailboxes',
          examples: second?.length ?? 0,
          from: '`bench/data/inbox`, written for this',
        },
        {
          name: 'short sayings',
          examples: sayings.length,
          from: '`bench/data/inbox-sayings`, written for this',
        },
      ],
      leftOut: [
        leftOutBy(
          `${left.length} were judged by models that had not met them: one mailbox was left out by turns.`,
          left,
          LEASTS,
        ),
      ],
      threshold:
        'by what the phrases found, from 0.35 to 0.95 (`LEAST` in `engines/replies/learned/agree.ts`)',
    },
  };
}
