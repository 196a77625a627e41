import type { CheckArea, CitedLine } from '#contract/career/resume-analysis.ts';
import type { Message } from '#localization/types.ts';
import type { Finding, JudgedResume } from '#engines/resume/judging/saying/analysis.ts';

/** What one check found: its points, what cost some, and what is good. */
export interface Judged {
  check: JudgedResume['checks'][number];
  findings: Finding[];
  strengths: Message[];
}

interface Found {
  code: string;
  text: Message;
  fix: Message;
  cost: number;
  lines?: readonly CitedLine[];
}

const MOST_CITED = 3;

/** One named check while it is made: it begins with all its points, and what is found takes some. */
export class Check {
  readonly #area: CheckArea;
  readonly #of: number;
  readonly #findings: Finding[] = [];
  readonly #strengths: Message[] = [];

  constructor(area: CheckArea, of: number) {
    this.#area = area;
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

  praise(strength: Message): void {
    this.#strengths.push(strength);
  }

  get clean(): boolean {
    return this.#findings.length === 0;
  }

  judged(): Judged {
    const check = { area: this.#area, points: this.#left, of: this.#of };
    return { check, findings: this.#findings, strengths: this.#strengths };
  }
}
