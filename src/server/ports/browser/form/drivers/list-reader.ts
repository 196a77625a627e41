import type { LiveField } from '#server/ports/browser/form/live-form.ts';
import { awaitClosed, closeList, closeRead, isClosedNow } from '#server/ports/browser/form/lists/close.ts';
import { readAtOnce } from '#server/ports/browser/form/lists/read-at-once.ts';
import { quietOf } from '#server/ports/browser/pace/quiet.ts';
import { allEntries, openList } from './lists.ts';

/** How long a page is waited for that still has to do with boxes that were left. */
const CALM_MS = 600;

/** A list that was read and stands open until it goes by itself. */
interface Left {
  field: LiveField;
  texts: readonly string[];
}

/** Whether texts may be those of a list that was left open, or of two lists at once. */
const holdsThoseOf = (texts: readonly string[], { texts: left }: Left): boolean =>
  left.length > 0 && texts.length > left.length && left.every((text) => texts.includes(text));

/** Reads what replaced lists offer, each once: they are opened and closed again, nothing is chosen. */
export class ListReader {
  private readonly known = new Map<string, readonly string[]>();
  private left: Left | null = null;
  private opened = false;

  /** Whether any list of the page was opened to be read. */
  get hasOpened(): boolean {
    return this.opened;
  }

  /** Waits until nothing is open, and nothing is to come that closes what is opened next. */
  private async calm(field: LiveField): Promise<void> {
    const { left } = this;
    this.left = null;
    if (left !== null) await awaitClosed(left.field);
    if (!(await isClosedNow(field))) await closeList(field, true);
    await quietOf(field.frame.page()).rest(CALM_MS);
  }

  private async readSlowly(field: LiveField): Promise<readonly string[]> {
    await this.calm(field);
    const list = await openList(field, field.manner === 'typed' ? 260 : 600);
    const texts = list.texts.length === 0 ? [] : await allEntries(field, list);
    await closeList(field);
    return texts;
  }

  private async readOne(field: LiveField): Promise<readonly string[]> {
    const { left } = this;
    let seen = await readAtOnce(field);
    if (seen === null || seen === 'covered') {
      await this.calm(field);
      seen = await readAtOnce(field);
    } else if (left !== null && holdsThoseOf(seen, left)) seen = null;
    if (seen === null || seen === 'covered') return this.readSlowly(field);
    this.left = (await closeRead(field)) ? null : { field, texts: seen };
    return seen;
  }

  /** What a list offers; one that takes no words must offer something, and is opened once more before it is believed to be empty. */
  private async offered(field: LiveField): Promise<readonly string[]> {
    const texts = await this.readOne(field).catch(() => null);
    if (texts !== null && (texts.length > 0 || field.manner === 'typed')) return texts;
    return this.readSlowly(field).catch(() => []);
  }

  private async choicesOf(field: LiveField): Promise<readonly string[]> {
    const texts = await this.offered(field);
    // A calendar is no list of choices.
    const isCalendar = texts.length > 27 && texts.every((text) => /^\d{1,2}$/.test(text));
    return isCalendar ? [] : texts;
  }

  /** The questions, those of replaced lists with what the lists offer. */
  async read(fields: readonly LiveField[]): Promise<LiveField[]> {
    const listed: LiveField[] = [];
    // From the last to the first: a list that stands open a moment longer lies over what is below it.
    for (const field of fields.toReversed()) {
      if (field.control !== 'listbox' || field.manner === 'day') {
        listed.push(field);
        continue;
      }
      this.opened = true;
      const name = `${field.key} ${field.label}`;
      const texts = this.known.get(name) ?? (await this.choicesOf(field));
      // One entry may only say that something else has to be chosen first.
      if (texts.length !== 1) this.known.set(name, texts);
      const shown = field.value;
      const options = texts.map((text) => ({ text, value: text, at: -1, proxy: -1, chosen: text === shown }));
      listed.push({ ...field, options });
    }
    if (this.left !== null) await this.calm(this.left.field);
    return listed.toReversed();
  }
}
