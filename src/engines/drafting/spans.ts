import type { MasterProfile } from '#contract/career/facts.ts';
import { checkClaims } from '#engines/claims/index.ts';
import { standardTerm } from '#engines/resume/index.ts';
import type { TermKind } from '#engines/resume/index.ts';
import type { Span } from './templates/index.ts';

/** Makes spans of the values of a profile and keeps out what the gate for claims refuses. */
export class Spans {
  readonly #idsByPath: ReadonlyMap<string, string>;
  readonly #master: MasterProfile;
  /** The texts that were left out. */
  readonly refused: string[] = [];
  /** The texts that were said better, as they are now. */
  readonly mended: string[] = [];
  readonly #language: 'en' | 'fr';

  constructor(master: MasterProfile, language: 'en' | 'fr') {
    this.#master = master;
    this.#language = language;
    this.#idsByPath = new Map(master.facts.map(({ path, id }) => [path, id]));
  }

  /** The ids of the facts at these paths. */
  ids(paths: readonly string[]): string[] {
    return paths.flatMap((path) => this.#idsByPath.get(path) ?? []);
  }

  #holds(text: string, facts: readonly string[], note: boolean): boolean {
    if (facts.length === 0) {
      if (note) this.refused.push(text);
      return false;
    }
    // No day: lengths of time must stand in the facts themselves.
    const question = { profile: this.#master, target: 'summary', text, cited: facts, today: '' };
    const { allowed } = checkClaims(question);
    if (note && !allowed) this.refused.push(text);
    return allowed;
  }

  /** Whether the profile bears a new wording out where it would stand. */
  #isTrueAt(path: string, text: string): boolean {
    const [, section = '', index = '', field = ''] = path.split('/');
    const target = section === 'basics' ? `basics.${index}` : `${section}[${index}].${field}`;
    // No day: lengths of time must stand in the profile itself.
    return checkClaims({ profile: this.#master, target, text, today: '' }).allowed;
  }

  /** A text that rests on the facts at these paths; null for an empty one and for one they do not bear out. */
  span(text: string, ...paths: string[]): Span | null {
    if (text === '') return null;
    const facts = this.ids(paths);
    return this.#holds(text, facts, true) ? { text, facts } : null;
  }

  /** A text that may be a standard term, said in the language of the resume where it is one; its facts bear out the text itself. */
  term(kind: TermKind, text: string, path: string): Span | null {
    const held = this.span(text, path);
    return held && { ...held, text: standardTerm(kind, text, this.#language) ?? text };
  }

  /** A text that is shown as a link; `shown` is the address without what nobody reads. */
  link(text: string, path: string, href: string, shown = text): Span | null {
    const held = this.span(text, path);
    return held && { ...held, text: shown, href };
  }

  /** The better wording where the facts bear it out, else the plain one. */
  reworded(better: string, plain: string, path: string): Span | null {
    const facts = this.ids([path]);
    if (better === plain || !this.#holds(better, facts, false) || !this.#isTrueAt(path, better))
      return this.span(plain, path);
    this.mended.push(better);
    return { text: better, facts };
  }

  /** Parts joined by commas; each must be borne out by its own fact. */
  joined(
    parts: readonly (readonly [text: string, path: string, kind?: TermKind])[],
    glue = ', ',
  ): Span | null {
    const held = parts.flatMap(
      ([text, path, kind]) =>
        (kind === undefined ? this.span(text, path) : this.term(kind, text, path)) ?? [],
    );
    return held.length === 0
      ? null
      : { text: held.map(({ text }) => text).join(glue), facts: held.flatMap(({ facts }) => facts) };
  }
}
