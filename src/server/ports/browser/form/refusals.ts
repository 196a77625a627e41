import type { Frame } from 'playwright-core';
import { notesScript, wordsScript } from '#server/ports/browser/page/notes.ts';
import type { SeenNote } from '#server/ports/browser/page/notes.ts';
import type { LiveField } from './live-form.ts';
import { plain } from './text.ts';

/** Words that a page says of an answer it does not take, folded. */
const COMPLAINS =
  /\b(required|missing|invalid|incorrect|please|must|need(?:ed|s)?|cannot|can't|not (right|valid|written|correct|taken)|too (long|short)|at (least|most)|choose|enter|use|give|fill|select|complete|correct|error|wrong|obligatoire|requise?|manquante?|invalide|incorrecte?|veuillez|merci de|doit|doivent|necessaire|erreur|choisissez|saisissez|indiquez|remplissez|corriger)\b/;

const isBlank = ({ control, value, options, parts }: LiveField): boolean =>
  options.length > 0
    ? options.every(({ chosen, value: own }) => !chosen || own === '')
    : parts.length > 0
      ? parts.every((part) => part.value === '')
      : control !== 'checkbox' && value === '';

/** What a page said of its questions when it did not go on, and which of them it was found to insist on. */
export class Refusals {
  private before: string[] = [];
  private readonly insisted = new Set<string>();
  private readonly notes = new Map<string, string>();
  private readonly heeded = new Set<string>();

  /** Remembers what the page says now. */
  async listen(frame: Frame): Promise<void> {
    this.before = await frame.evaluate<string[]>(wordsScript).catch(() => []);
  }

  /** What the page has said since, where it reads as a complaint. */
  async hear(frame: Frame): Promise<SeenNote[]> {
    const notes = await frame.evaluate<SeenNote[]>(notesScript(this.before)).catch(() => []);
    return notes.filter(({ message }) => COMPLAINS.test(plain(message)));
  }

  /**
   * Takes complaints into account: what they stand beside has to be answered, in the way they say. Where none stands beside a
   * question, everything that is empty has to be answered. False when that was done before and did not help.
   */
  heed(messages: readonly SeenNote[], raw: readonly LiveField[], keyOf: (index: number) => string): boolean {
    const found = messages.flatMap(({ key, message }) => {
      const beside = raw.filter((field) => key !== '' && (field.key === key || field.names.includes(key)));
      const [field] = beside;
      return field && beside.length === 1 ? [{ key: keyOf(raw.indexOf(field)), message }] : [];
    });
    const empty = raw.flatMap((field, index) =>
      isBlank(field) && found.length === 0 ? [{ key: keyOf(index), message: '' }] : [],
    );
    const fresh = [...found, ...empty].filter(({ key, message }) => !this.heeded.has(`${key} ${message}`));
    for (const { key, message } of fresh) {
      this.heeded.add(`${key} ${message}`);
      this.insisted.add(key);
      if (message !== '') this.notes.set(key, message);
    }
    return fresh.length > 0;
  }

  /** Whether a question has to be answered though it did not say so before. */
  insistsOn = (key: string): boolean => this.insisted.has(key);

  /** A question that was put on: it is not put again unless the page complains again. */
  ask(key: string): void {
    this.insisted.delete(key);
  }

  /** A question with what the page said of it. */
  told<Field extends LiveField>(field: Field): Field {
    const note = this.notes.get(field.key);
    const required = field.required || this.insisted.has(field.key);
    return note === undefined
      ? { ...field, required }
      : { ...field, required, help: [field.help, note].filter(Boolean).join(' ') };
  }
}
