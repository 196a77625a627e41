import type { FormQuestion } from '#contract/career/form.ts';
import type { Posting } from '#contract/career/posting.ts';

export type FamilyName = 'greenhouse' | 'lever' | 'ashby';

/** One board of the catalogue, as data: everything a family needs to know about where it runs and how it behaves. */
export interface BoardRow {
  id: string;
  family: FamilyName;
  name: string;
  /** Where the machine-readable answers and the pages for people start, without a trailing slash. */
  origin: { api: string; pages: string };
  /** green: published for third parties; amber: undocumented; red: shipped switched off. */
  policy: 'green' | 'amber' | 'red';
  /** How an attempt whose reply was lost is cleared up: send the same key again, look it up, or wait for the mail. */
  recovery: 'keyed' | 'lookup' | 'opaque';
  /** form: the agent presses send after approval; assist: it prepares, the person presses send. */
  mode: 'form' | 'assist';
  /** True for boards of the practice world. */
  practice: boolean;
  /** Least pause between two requests to one host, in milliseconds. */
  pauseMs: number;
}

/** A request to make, as data. `allowedHosts` are the only hosts (with port where one is given) it may be answered from. */
export interface BoardRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  body: string | null;
  allowedHosts: string[];
}

export interface Tenant {
  slug: string;
  name: string;
}

/** A dialect of job board: pure requests and readings, the same for every board that speaks it. */
export interface Family {
  /** The request for one page of open postings; `cursor` is null for the first page. Throws ShapeError on an unusable tenant. */
  list(board: BoardRow, tenant: string, cursor: string | null): BoardRequest;
  /** Reads the reply to the `list` request made with the same cursor; `next` is null on the last page. Throws ShapeError on an unknown shape. */
  parseList(
    board: BoardRow,
    tenant: Tenant,
    reply: unknown,
    cursor: string | null,
  ): { postings: Posting[]; next: string | null };
  /** The request that answers with the application form's questions. */
  form(board: BoardRow, posting: Posting): BoardRequest;
  /** Reads the body of that answer, in the form's order; 'closed' when the posting is gone. Throws ShapeError on an unknown shape. */
  parseForm(board: BoardRow, posting: Posting, reply: string): FormQuestion[] | 'closed';
  /** The page a browser opens to apply; `submission` is the attempt's key, carried on keyed boards. */
  formAddress(board: BoardRow, posting: Posting, submission: string): string;
  /** Lookup boards: the request that lists what the address has applied to at the posting's employer. */
  lookup?(board: BoardRow, posting: Posting, email: string): BoardRequest;
  /** Lookup boards: reads that list. Throws ShapeError on an unknown shape. */
  parseLookup?(reply: unknown): { externalId: string; receipt: string }[];
}
