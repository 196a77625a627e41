import type { Page } from 'playwright-core';
import type { FormEntries } from '#server/ports/browser.ts';
import { pageButtons, pressButton } from '#server/ports/browser/form/buttons.ts';
import type { LiveButton } from '#server/ports/browser/form/buttons.ts';
import type { LiveField } from '#server/ports/browser/form/live-form.ts';
import { ADD, KEEP } from '#server/ports/browser/form/phrases.data.ts';
import { labelKey, plain } from '#server/ports/browser/form/text.ts';
import type { Quiet } from '#server/ports/browser/pace/quiet.ts';

type Kind = keyof FormEntries;
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['language', /\b(languages?|langues?|sprachen?)\b/],
  ['education', /\b(education|schools?|degrees?|formations?|etudes|scolarite|diplomes?)\b/],
  [
    'employment',
    /\b(experiences?|employment|work|jobs?|positions?|employers?|emplois?|employeurs?|postes?|parcours)\b/,
  ],
];

/** What the employer or the school of an entry is asked for as: one for each entry. */
const NAMES: Readonly<Record<Kind, RegExp>> = {
  employment: /^(name of (the |your )?)?(company|employer|organi[sz]ation|entreprise|employeur|societe)\b/,
  language: /^(name of (the )?)?(languages?|langues?|sprachen?)$/,
  education:
    /^(name of (the |your )?)?(school|university|college|institution|etablissement|ecole|universite)\b/,
};

/** An entry that was added to a part of the form, and the questions that were there before it. */
interface Added {
  kind: Kind;
  number: number;
  before: ReadonlySet<string>;
  /** The words of the buttons there were before: those that came with the entry are its own. */
  buttons: ReadonlySet<string>;
}

const ENTRY = /^(employment|education|language) \d+: /;

/** Whether a question belongs to an added entry and is not one of those that stay blank. */
export function isOpenInEntry(
  { key, label }: Pick<LiveField, 'key' | 'label'>,
  blank: readonly { key: string; label: string }[],
): boolean {
  const [entry] = ENTRY.exec(key) ?? [];
  if (entry === undefined) return false;
  return !blank.some(
    (one) => one.key === key || (one.key.startsWith(entry) && labelKey(one.label) === labelKey(label)),
  );
}

/** Adds the entries of a form's repeated parts, one after the other, and tells which question belongs to which. */
export class Entries {
  readonly wanted: FormEntries;
  private readonly counts: Record<Kind, number> = { employment: 0, education: 0, language: 0 };
  private readonly owners = new Map<string, Added>();
  private open: Added | null = null;

  constructor(wanted: FormEntries) {
    this.wanted = wanted;
  }

  /** The questions with the entry they belong to in their headings and keys. */
  label(fields: readonly LiveField[]): LiveField[] {
    return fields.map((field) => {
      if (this.open !== null && !this.open.before.has(field.key)) this.owners.set(field.key, this.open);
      const added = this.owners.get(field.key);
      if (added === undefined) return field;
      const entry = `${added.kind} ${added.number}`;
      return { ...field, key: `${entry}: ${field.key}`, section: `${field.section} / ${entry}` };
    });
  }

  /** Counts the entries that the form shows by itself, before any was added. */
  private countShown(fields: readonly LiveField[]): void {
    for (const [kind, words] of KINDS) {
      if (this.counts[kind] > 0) continue;
      const own = fields.filter(({ key, section }) => !this.owners.has(key) && words.test(plain(section)));
      this.counts[kind] = own.filter(({ label }) => NAMES[kind].test(plain(label))).length;
    }
  }

  private nextKind(button: LiveButton): Kind | null {
    if (!ADD.test(button.words) && !ADD.test(button.near)) return null;
    // What a button says of itself goes before the heading it stands under.
    const kind =
      [button.said, button.near]
        .map((text) => KINDS.find(([, words]) => words.test(text))?.[0])
        .find((found) => found !== undefined) ?? null;
    return kind !== null && this.counts[kind] < this.wanted[kind] ? kind : null;
  }

  /** Keeps an entry whose part of the form wants that said; false when nothing asks for it. */
  private async keep(page: Page, quiet: Quiet): Promise<boolean> {
    if (this.open === null) return false;
    const { buttons: before } = this.open;
    // A link keeps nothing that was there before the entry: "Save job" is another deed.
    const shown = (await pageButtons(page)).filter(({ isLink, words }) => !isLink || !before.has(words));
    const button =
      shown.findLast(({ words }) => KEEP.test(words)) ??
      // What adds an entry to the list may be called "Add" as well as what opened it.
      shown.findLast(({ words, isLink }) => ADD.test(words) && !isLink && !before.has(words));
    this.open = null;
    if (button === undefined) return false;
    await pressButton(button);
    await quiet.wait(120);
    // What the closed editor asked belongs to the next entry when it opens again.
    this.owners.clear();
    return true;
  }

  /** Keeps the entry that was filled and adds the next; false when there are no more to add. */
  async goOn(
    page: Page,
    quiet: Quiet,
    now: readonly LiveField[],
    observe: () => Promise<readonly LiveField[]>,
  ): Promise<boolean> {
    const rawFields = (await this.keep(page, quiet)) ? await observe() : now;
    this.countShown(rawFields);
    const shown = await pageButtons(page);
    for (const button of shown) {
      const kind = this.nextKind(button);
      if (kind === null) continue;
      this.counts[kind] += 1;
      this.open = {
        kind,
        number: this.counts[kind],
        before: new Set(rawFields.map(({ key }) => key)),
        buttons: new Set(shown.map(({ words }) => words)),
      };
      await pressButton(button);
      await quiet.wait(120);
      return true;
    }
    return false;
  }
}
