import type { Fact, MasterProfile, SourceLine } from '#contract/career/facts.ts';
import type { ReadField, ReadLine, ReadPage, ResumeReading } from '#contract/career/resume-reading.ts';
import { confidenceOf } from './confidence.ts';
import { emptyResume, factId } from './profile.ts';
import type { Found, Line } from '#engines/resume/reading/lines.ts';
import { boxesOf } from '#engines/resume/reading/places.ts';

const numbersOf = ({ line, with: parts = [] }: Line): number[] => [line, ...parts];

/** No resume that a person wrote says as much; what is over stays unread, so that a made-up one holds nobody up. */
const MOST_FACTS = 1000;

/** A document as it came: its lines, those that hold something, and the headers and footers among them by number. */
interface WholeDocument {
  source: readonly SourceLine[];
  all: readonly Line[];
  furniture: ReadonlySet<number>;
  /** Lines that tell the reader what to say or do. */
  orders: ReadonlySet<number>;
  pages: readonly ReadPage[];
}

/** Builds the master profile value by value: each becomes a fact with its place, and its lines count as used. */
export class ProfileBuilder {
  readonly resume = emptyResume();
  readonly #facts: Fact[] = [];
  readonly #fields: ReadField[] = [];
  readonly #ordering = new Set<number>();
  readonly #paths = new Map<number, string[]>();
  readonly #file: { id: string; name: string };

  constructor(file: { id: string; name: string }) {
    this.#file = file;
  }

  /** The value, recorded as the fact at this path; "" and no fact when there is none. */
  put(path: string, found: Found | null): string {
    const first = found?.lines[0];
    if (found === null || first === undefined || found.value === '') return '';
    const { id, name } = this.#file;
    const source = {
      kind: 'file',
      file_id: id,
      file_name: name,
      page: first.page,
      line: first.line,
    } as const;
    const { value } = found;
    this.#facts.push({ id: factId(path, value), path, value, source });
    const lines = found.lines.flatMap(numbersOf);
    for (const line of lines) this.#paths.set(line, [...(this.#paths.get(line) ?? []), path]);
    const confidence = confidenceOf(path, found);
    this.#fields.push({ path, value, confidence, page: first.page, lines, ...boxesOf(found) });
    return value;
  }

  /** Values in a row under one path, as far as there is room for facts. */
  putAll(path: string, found: readonly Found[]): string[] {
    const values: string[] = [];
    for (const [order, one] of this.within(found)) values.push(this.put(`${path}/${order}`, one));
    return values;
  }

  /** Entries with their places, as far as there is room for facts. */
  *within<Entry>(entries: readonly Entry[]): Generator<[number, Entry]> {
    for (const [index, entry] of entries.entries()) {
      if (this.#facts.length >= MOST_FACTS) return;
      yield [index, entry];
    }
  }

  /** Marks lines as used that order the document without being a fact, such as headings. */
  use(lines: readonly Line[]): void {
    for (const number of lines.flatMap(numbersOf)) this.#ordering.add(number);
  }

  #isUsed(line: number): boolean {
    return this.#ordering.has(line) || this.#paths.has(line);
  }

  profile(lines: readonly Line[]): MasterProfile {
    const unused = lines
      .filter(({ line }) => !this.#isUsed(line))
      .map(({ page, line, text }) => ({ page, line, text }));
    return { resume: this.resume, facts: this.#facts, unused };
  }

  /** Every line of the source with its fate; one that holds nothing to read only orders the document. */
  reading({ source, all, furniture, orders, pages }: WholeDocument): ResumeReading {
    const unused = new Set(this.profile(all).unused.map(({ line }) => line));
    const lines = source.map(({ page, line, text, box = null }): ReadLine => {
      const paths = this.#paths.get(line) ?? [];
      const fate = paths.length > 0 ? 'fact' : unused.has(line) ? 'unused' : 'order';
      const why = orders.has(line) ? 'gives_orders' : furniture.has(line) ? 'page_furniture' : null;
      const reason = fate === 'unused' ? why : null;
      return { page, line, text, box, fate, reason, paths };
    });
    return { pages: [...pages], lines, fields: this.#fields };
  }
}
