import type { Clock } from '#practice/clock.ts';
import { openBook, type BookFile } from './book.ts';
import { openMessages, type Messages } from './messages.ts';
import { openTill, type Till } from './till.ts';

const SETTLE_EVERY_MS = 30_000;

/** A payment provider that moves no money: its book, its till, and what it tells the shop. */
export type Payments = BookFile & {
  till: Till;
  messages: Messages;
  /** Where the shop wants to hear of what happened. */
  setWebhook: (webhook: { url: string; secret: string }) => void;
  /** Renews and ends what is due, and resolves once the shop was told. */
  settle: () => Promise<void>;
  close: () => void;
};

export function openPayments(directory: string, clock: Clock): Payments {
  const file = openBook(directory);
  const messages = openMessages(file, clock);
  const till = openTill(file, clock, messages);
  const settle = async (): Promise<void> => {
    till.settle();
    await messages.deliver();
  };
  const timer = setInterval(() => till.settle(), SETTLE_EVERY_MS);
  timer.unref();
  return {
    ...file,
    till,
    messages,
    settle,
    setWebhook: (webhook) => {
      file.book.webhook = webhook;
      file.save();
      void settle();
    },
    close: () => {
      clearInterval(timer);
      messages.close();
    },
  };
}
