import { labelOf } from '#engines/forms/index.ts';
import type { PlannedField } from '#engines/forms/index.ts';
import { say } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';
import { text } from '#server/ports/browser/messages.ts';

/** A planned value has no place among the choices on the page; `said` tells a person. */
export class NoSuchChoice extends Error {
  readonly said: Message;

  constructor(said: Message, options?: ErrorOptions) {
    super(say(said, { locale: 'en' }), options);
    this.said = said;
  }
}

export const noChoice = (
  planned: Pick<PlannedField, 'label' | 'words'>,
  choice: string,
  options?: ErrorOptions,
) => new NoSuchChoice(text.message('noChoice', { question: labelOf(planned), choice }), options);

/** What the browser reported, without its log. */
export const firstLine = (error: unknown): string =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);

/** Why a value could not be put on the page, and for the operator what the browser reported. */
export const problemOf = (error: unknown, planned: PlannedField): { why: Message; error?: string } =>
  error instanceof NoSuchChoice
    ? { why: error.said }
    : { why: text.message('notFilled', { question: labelOf(planned) }), error: firstLine(error) };
