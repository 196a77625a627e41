import { quoted, say } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { FetchFailed } from '#server/ports/fetcher.ts';

/** Nothing could be read; `said` tells a person why. */
export class NotRead extends FetchFailed {
  readonly said: Message;

  constructor(said: Message) {
    super(say(said, { locale: 'en' }));
    this.said = said;
  }
}

/** What a person is told of an error of the outside world. */
export const reasonOf = (error: Error): Message =>
  error instanceof NotRead ? error.said : quoted(error.message);
