import { client } from '#web/api/client.ts';
import { sentenceOf, statusOf } from '#web/api/failure.ts';
import { keepResume, keepSavedResume, type StoredVersion } from '#web/api/kept/stored-resume.ts';
import { dropUnsent, keepUnsent, openTab } from '#web/api/kept/unsent-resumes.ts';
import { text } from './messages.ts';

/**
 * How far saving is. `kept`: the server did not take it, it stands on this device and is tried again.
 * `parted`: another tab changed the version meanwhile; what is typed here went on as a version of its own.
 */
export type SaveState =
  | { kind: 'saved' | 'unsaved' | 'saving'; version: StoredVersion | null }
  | { kind: 'kept'; version: StoredVersion | null; why: string }
  | { kind: 'parted'; version: StoredVersion; from: StoredVersion };

const PAUSE_MS = 1_200;
const LONGEST_RETRY_MS = 60_000;
/** A version nobody touched for this long is history: editing it makes the next one. */
const SITTING_MS = 30 * 60_000;

/** Sends a text to the server when the typing pauses: one request at a time, tried again until it is there. */
export class Autosave {
  version: StoredVersion | null;
  readonly #accountId: string;
  readonly #tell: (state: SaveState) => void;
  /** Where this tab keeps what is not sent: another tab writes over the text they share. */
  readonly #tab = openTab();
  #text: string;
  #sent: string | null;
  #title: string | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #retryMs = PAUSE_MS;
  #parted: StoredVersion | null = null;

  constructor(
    accountId: string,
    opened: { html: string; version: StoredVersion | null; saved: boolean },
    tell: (state: SaveState) => void,
  ) {
    this.#accountId = accountId;
    this.#text = opened.html;
    this.#sent = opened.saved ? opened.html : null;
    this.version = opened.version;
    this.#tell = tell;
  }

  /** Begins to send what is not sent yet; the answer ends it. */
  start(): () => void {
    const again = () => void this.save();
    window.addEventListener('online', again);
    this.#note();
    if (this.#isDirty()) this.#plan(0);
    return () => {
      window.removeEventListener('online', again);
      clearTimeout(this.#timer);
    };
  }

  edit(html: string): void {
    this.#text = html;
    keepUnsent(this.#tab, this.#accountId, { html, title: this.#title ?? this.version?.title ?? '' });
    if (this.#isDirty() && this.#running === null) this.#tell({ kind: 'unsaved', version: this.version });
    this.#plan(PAUSE_MS);
  }

  rename(title: string): void {
    this.#title = title;
    this.#plan(0);
  }

  /** Makes everything up to now reach the server, if it can be reached. */
  async save(): Promise<void> {
    clearTimeout(this.#timer);
    while (this.#running !== null) await this.#running;
    if (!this.#isDirty()) return;
    this.#running = this.#send();
    await this.#running;
  }

  /** Takes a text the server already has as the one that is written on. */
  adopt(html: string, version: StoredVersion): void {
    this.#text = html;
    this.#sent = html;
    this.#done(version, html);
  }

  /** Saves the text as the newest version, above any that was made meanwhile. */
  async goOnAbove(): Promise<void> {
    // A text on its way belongs to the version before.
    while (this.#running !== null) await this.#running;
    this.#title ??= this.version?.title ?? null;
    this.version = null;
    this.#sent = null;
    await this.save();
  }

  /** Puts on this device what was opened, as the editor writes it; an empty page is not worth it. */
  #note(): void {
    if (this.version === null && !this.#isDirty()) return;
    keepResume(this.#accountId, this.#text, this.version);
    if (this.version !== null && !this.#isDirty()) keepSavedResume(this.#accountId, this.#text, this.version);
  }

  #isDirty(): boolean {
    return this.#text !== this.#sent || this.#title !== null;
  }

  #plan(afterMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), afterMs);
  }

  #done(version: StoredVersion, html: string): void {
    this.version = version;
    keepSavedResume(this.#accountId, html, version);
    if (html === this.#text) dropUnsent(this.#tab);
    const from = this.#parted;
    this.#tell(from === null ? { kind: 'saved', version } : { kind: 'parted', version, from });
  }

  async #send(): Promise<void> {
    const [html, title] = [this.#text, this.#title];
    this.#tell({ kind: 'saving', version: this.version });
    try {
      const version = await this.#put(html, title);
      this.#sent = html;
      if (this.#title === title) this.#title = null;
      this.#retryMs = PAUSE_MS;
      this.#done(version, html);
      if (this.#isDirty()) this.#plan(PAUSE_MS);
    } catch (error) {
      const noAnswer = text('notAnswered');
      const why = statusOf(error) === 0 ? noAnswer : sentenceOf(error, noAnswer);
      this.#tell({ kind: 'kept', version: this.version, why });
      this.#retryMs = Math.min(this.#retryMs * 2, LONGEST_RETRY_MS);
      this.#plan(this.#retryMs);
    } finally {
      this.#running = null;
    }
  }

  async #put(html: string, title: string | null): Promise<StoredVersion> {
    const named = title === null ? {} : { title };
    const version = this.version;
    const isHistory = version !== null && Date.now() - Date.parse(version.updated_at) > SITTING_MS;
    const isNewText = html !== this.#sent;
    if (version === null || (isHistory && isNewText)) return client.resumeVersions.create({ html, ...named });
    const { id, revision } = version;
    try {
      return await client.resumeVersions.change({ id, revision, ...named, ...(isNewText ? { html } : {}) });
    } catch (error) {
      const status = statusOf(error);
      if (status !== 409 && status !== 404) throw error;
      // Changed or deleted elsewhere: neither text may be lost, so this one goes on by itself.
      this.#parted = status === 409 ? version : null;
      return client.resumeVersions.create({ html, ...named });
    }
  }
}
