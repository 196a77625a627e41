import type { Fact, MasterProfile } from '#contract/career/facts.ts';
import { emptyResume, factId } from './profile.ts';
import type { Found, Line } from './lines.ts';

/** Builds the master profile value by value: each becomes a fact with its place, and its lines count as used. */
export class ProfileBuilder {
  readonly resume = emptyResume();
  readonly #facts: Fact[] = [];
  readonly #used = new Set<number>();
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
    this.#facts.push({ id: factId(path, found.value), path, value: found.value, source });
    this.use(found.lines);
    return found.value;
  }

  /** Marks lines as used that order the document without being a fact, such as headings. */
  use(lines: readonly Line[]): void {
    for (const { line } of lines) this.#used.add(line);
  }

  build(lines: readonly Line[]): MasterProfile {
    const unused = lines
      .filter(({ line }) => !this.#used.has(line))
      .map(({ page, line, text }) => ({ page, line, text }));
    return { resume: this.resume, facts: this.#facts, unused };
  }
}
