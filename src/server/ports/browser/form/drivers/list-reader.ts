import type { LiveField } from '#server/ports/browser/form/observe.ts';
import { allEntries, openList } from './lists.ts';
import { closeList } from '#server/ports/browser/form/lists/close.ts';

/** Reads what replaced lists offer, each once: they are opened and closed again, nothing is chosen. */
export class ListReader {
  private readonly known = new Map<string, readonly string[]>();

  private async readOne(field: LiveField): Promise<readonly string[]> {
    const list = await openList(field, field.manner === 'typed' ? 260 : 600);
    // A calendar is no list of choices.
    const isCalendar = list.texts.length > 27 && list.texts.every((text) => /^\d{1,2}$/.test(text));
    const texts = list.texts.length === 0 || isCalendar ? [] : await allEntries(field, list);
    await closeList(field);
    return texts;
  }

  /** What a list offers; one that takes no words must offer something, and is opened once more before it is believed to be empty. */
  private async offered(field: LiveField): Promise<readonly string[]> {
    const texts = await this.readOne(field).catch(() => null);
    if (texts !== null && (texts.length > 0 || field.manner === 'typed')) return texts;
    return this.readOne(field).catch(() => []);
  }

  /** The questions, those of replaced lists with what the lists offer. */
  async read(fields: readonly LiveField[]): Promise<LiveField[]> {
    const listed: LiveField[] = [];
    for (const field of fields) {
      if (field.control !== 'listbox') {
        listed.push(field);
        continue;
      }
      const id = `${field.section} ${field.label} ${field.names.join(' ')}`;
      const name = this.known.has(id) ? id : `${field.key} ${field.label}`;
      const texts = this.known.get(name) ?? (await this.offered(field));
      this.known.set(name, texts);
      const shown = field.value;
      const options = texts.map((text) => ({ text, value: text, at: -1, proxy: -1, chosen: text === shown }));
      listed.push({ ...field, options });
    }
    return listed;
  }
}
