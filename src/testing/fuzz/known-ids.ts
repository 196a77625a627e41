const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NOBODYS = '00000000-0000-4000-8000-000000000000';
const KEPT = 40;

/** Applications stand at two addresses. */
const placeOf = (path: string): string => {
  const place = path.split('/')[1] ?? '';
  return place === 'job-tracker' ? 'applications' : place;
};

/** Every id in an answer, those of the answer's own records first. */
export function idsIn(value: unknown): { own: string[]; inner: string[] } {
  const own: string[] = [];
  const inner: string[] = [];
  const walk = (part: unknown, depth: number) => {
    if (typeof part === 'string' && ID.test(part)) inner.push(part);
    if (typeof part !== 'object' || part === null) return;
    for (const [name, member] of Object.entries(part)) {
      const isRecord = !Array.isArray(part);
      if (name === 'id' && depth < 4 && typeof member === 'string' && ID.test(member)) own.push(member);
      else walk(member, isRecord ? depth + 1 : depth);
    }
  };
  walk(value, 0);
  return { own, inner };
}

/** The ids that answers gave so far, by the address they came from, so that what is asked next is asked about rows that are there. */
export class KnownIds {
  readonly #own = new Map<string, string[]>();
  #all: string[] = [];

  forget(): void {
    this.#own.clear();
    this.#all = [];
  }

  learn(path: string, text: string): void {
    let answer: unknown;
    try {
      answer = JSON.parse(text);
    } catch {
      return;
    }
    const { own, inner } = idsIn(answer);
    const place = placeOf(path);
    this.#own.set(place, [...new Set([...own, ...(this.#own.get(place) ?? [])])].slice(0, KEPT));
    this.#all = [...new Set([...own, ...inner, ...this.#all])].slice(0, 4 * KEPT);
  }

  /** One that came from the same address; null when none did. */
  near(path: string, pick: number): string | null {
    const from = this.#own.get(placeOf(path)) ?? [];
    return from[pick % Math.max(from.length, 1)] ?? null;
  }

  /** One of them: of the same address mostly, of any at times, at times nobody's. */
  pick(path: string, pick: number): string {
    if (pick % 17 === 0) return NOBODYS;
    const from = pick % 4 === 0 ? this.#all : (this.#own.get(placeOf(path)) ?? this.#all);
    return from[pick % Math.max(from.length, 1)] ?? NOBODYS;
  }
}
