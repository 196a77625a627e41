import type { CheckArea, CitedLine, ResumeCheck, ResumeFinding } from '#contract/career/resume-analysis.ts';

/** What one check found: its points, what cost some, and what is good. */
export interface Judged {
  check: ResumeCheck;
  findings: ResumeFinding[];
  strengths: string[];
}

interface Found {
  code: string;
  text: string;
  fix: string;
  cost: number;
  lines?: readonly CitedLine[];
}

const MOST_CITED = 3;

/** One named check while it is made: it begins with all its points, and what is found takes some. */
export class Check {
  readonly #area: CheckArea;
  readonly #title: string;
  readonly #of: number;
  readonly #findings: ResumeFinding[] = [];
  readonly #strengths: string[] = [];

  constructor(area: CheckArea, title: string, of: number) {
    this.#area = area;
    this.#title = title;
    this.#of = of;
  }

  get #left(): number {
    return this.#of - this.#findings.reduce((sum, { cost }) => sum + cost, 0);
  }

  /** Takes points, never more than are left; what costs nothing is not found. */
  find({ code, text, fix, cost, lines = [] }: Found): void {
    const taken = Math.min(Math.ceil(cost), this.#left);
    if (taken <= 0) return;
    this.#findings.push({
      code,
      area: this.#area,
      text,
      fix,
      cost: taken,
      lines: lines.slice(0, MOST_CITED),
    });
  }

  praise(strength: string): void {
    this.#strengths.push(strength);
  }

  get clean(): boolean {
    return this.#findings.length === 0;
  }

  judged(): Judged {
    const check = { area: this.#area, title: this.#title, points: this.#left, of: this.#of };
    return { check, findings: this.#findings, strengths: this.#strengths };
  }
}

/** "line 4", "lines 4 and 9", "lines 4, 9 and 12", "lines 4, 9, 12 and 2 more"; "" for none. */
export function linesInWords(lines: readonly (number | null)[]): string {
  const known = [...new Set(lines.filter((line) => line !== null))].map(String);
  const [only] = known;
  if (only === undefined) return '';
  if (known.length === 1) return `line ${only}`;
  const left = known.length - MOST_CITED;
  const named = left > 0 ? [...known.slice(0, MOST_CITED), `${left} more`] : known;
  return `lines ${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}
