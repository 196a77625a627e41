import { jsonResume } from '#contract/career/facts.ts';
import type { JsonResume, MasterProfile } from '#contract/career/facts.ts';
import type { CorrectedField } from '#contract/career/hub/resume-corrections.ts';
import type { ReadLine, ResumeReading } from '#contract/career/resume-reading.ts';
import type { EntryList, Target } from './paths.ts';

/** A correction as it is kept. `anchor` are the lines its entry stood on when it was made; `at` is ISO 8601. */
export interface Correction {
  id: string;
  path: string;
  value: string;
  line: number | null;
  anchor: readonly number[];
  at: string;
}

const SEPARATOR = /\s*[,;|•·]\s*/;

/** A resume and its fields while corrections go into it; nothing moves, so that paths stay what the person saw. */
export class CorrectionDraft {
  readonly resume: JsonResume;
  readonly fields = new Map<string, CorrectedField>();
  readonly dismissed = new Map<number, string>();
  readonly #lines: ReadonlyMap<number, ReadLine>;

  constructor({ profile, reading }: { profile: MasterProfile; reading: ResumeReading }) {
    this.resume = jsonResume.parse(profile.resume);
    for (const field of reading.fields) this.fields.set(field.path, { ...field, said: null });
    this.#lines = new Map(reading.lines.map((line) => [line.line, line]));
  }

  /** The entry the correction was made on, though a later reading may count it otherwise. */
  indexOf(list: EntryList, index: number, anchor: readonly number[]): number {
    const linesOf = (at: number) =>
      [...this.fields.values()]
        .filter(({ path, said }) => said === null && path.startsWith(`/${list}/${at}/`))
        .flatMap(({ lines }) => lines);
    const stands = (at: number) => linesOf(at).filter((line) => anchor.includes(line)).length;
    if (anchor.length === 0 || stands(index) > 0) return index;
    const shares = this.resume[list].map((_, at) => stands(at));
    const best = Math.max(0, ...shares);
    return best === 0 ? index : shares.indexOf(best);
  }

  apply(target: Target, correction: Correction): void {
    if (target.kind === 'basics') this.#set(target.path, correction);
    else if (target.kind === 'words') this.#addWords(target.list, correction);
    else if (target.kind === 'item') {
      const index = this.indexOf(target.list, target.index, correction.anchor);
      const items = this.#itemsOf(target.list, index);
      if (items === null) return;
      const at = target.at === 'new' ? items.length : target.at;
      if (at === items.length && target.at === 'new') items.push('');
      this.#set(`/${target.list}/${index}/${target.member}/${at}`, correction);
    } else {
      const index =
        target.index === 'new'
          ? this.#newEntry(target.list)
          : this.indexOf(target.list, target.index, correction.anchor);
      this.#set(`/${target.list}/${index}/${target.member}`, correction);
    }
  }

  #itemsOf(list: EntryList, index: number): string[] | null {
    if (list === 'work') return this.resume.work[index]?.highlights ?? null;
    if (list === 'projects') return this.resume.projects[index]?.highlights ?? null;
    return this.resume.skills[index]?.keywords ?? null;
  }

  #newEntry(list: EntryList): number {
    const entry: unknown = jsonResume.shape[list].element.parse({ name: '', language: '', title: '' });
    // Parsed by the list's own schema on the line above.
    return (this.resume[list] as unknown[]).push(entry) - 1;
  }

  /** Each word of a line as an entry, or as a skill of the group without a name. */
  #addWords(list: EntryList, correction: Correction): void {
    for (const word of correction.value.split(SEPARATOR).filter((part) => part !== '')) {
      const said = { ...correction, value: word };
      if (list === 'skills') {
        let group = this.resume.skills.findIndex(({ name }) => name === '');
        if (group === -1) group = this.#newEntry('skills');
        const at = (this.#itemsOf('skills', group)?.push('') ?? 1) - 1;
        this.#set(`/skills/${group}/keywords/${at}`, said);
      } else {
        const member = list === 'languages' ? 'language' : list === 'awards' ? 'title' : 'name';
        this.#set(`/${list}/${this.#newEntry(list)}/${member}`, said);
      }
    }
  }

  /** Writes a text where the resume has one; a path that leads nowhere changes nothing. */
  #set(path: string, { id, value, line }: Correction): void {
    const steps = path.split('/').slice(1);
    const last = steps.pop() ?? '';
    // A JSON document: every step is an own property of a plain object or array.
    let at: unknown = this.resume;
    for (const step of steps) {
      if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return;
      at = Reflect.get(at, step);
    }
    if (typeof at !== 'object' || at === null || typeof Reflect.get(at, last) !== 'string') return;
    Reflect.set(at, last, value);
    const before = this.fields.get(path);
    this.fields.delete(path);
    if (value === '') return;
    const source = line === null ? undefined : this.#lines.get(line);
    const place =
      source === undefined
        ? {
            page: before?.page ?? 1,
            lines: before?.lines ?? [],
            box: before?.box ?? null,
            parts: before?.parts ?? [],
          }
        : { page: source.page, lines: [source.line], box: source.box, parts: [] };
    this.fields.set(path, { path, value, confidence: 1, ...place, said: id });
  }
}
