import type { FormQuestion } from '#contract/career/form.ts';
import type { Posting } from '#contract/career/posting.ts';
import type { BoardRow } from './board-row.ts';

export type { BoardRow, FamilyName } from './board-row.ts';

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

/** What a run knows beside the row: the operator's keys by setting, the token in force, and today's day (`2026-11-22`). */
export interface Access {
  keys?: Readonly<Record<string, string | undefined>>;
  token?: string;
  today?: string;
}

/** One page of a board, read. */
export interface BoardPage {
  postings: Posting[];
  /** What `list` takes for the next page; null on the last. */
  next: string | null;
  /** Ids that this page says are closed; boards that send events do. */
  closed?: string[];
}

/** A dialect of job board: pure requests and readings, the same for every board that speaks it. */
export interface Family {
  /** How `parseList` wants the body: as a parsed JSON value, or as text. */
  reads: 'json' | 'text';
  /**
   * The request for one page of open postings; `cursor` is null for the first page. Throws ShapeError on an unusable tenant, cursor
   * or missing key.
   */
  list(board: BoardRow, tenant: string, cursor: string | null, access?: Access): BoardRequest;
  /** Reads the reply to the `list` request made with the same cursor. Throws ShapeError on an unknown shape. */
  parseList(
    board: BoardRow,
    tenant: Tenant,
    reply: unknown,
    cursor: string | null,
    access?: Access,
  ): BoardPage;
  /** The request for what the list leaves out of one posting; null where the list is complete. */
  detail?(board: BoardRow, posting: Posting, access?: Access): BoardRequest | null;
  /** The posting completed with the body of that answer; 'closed' when it is gone. Throws ShapeError on an unknown shape. */
  parseDetail?(board: BoardRow, posting: Posting, reply: string): Posting | 'closed';
  /** The request that answers with the application form's questions; families whose forms we do not read have none. */
  form?(board: BoardRow, posting: Posting): BoardRequest;
  /** Reads the body of that answer, in the form's order; 'closed' when the posting is gone. Throws ShapeError on an unknown shape. */
  parseForm?(board: BoardRow, posting: Posting, reply: string): FormQuestion[] | 'closed';
  /** The page a browser opens to apply; `submission` is the attempt's key, carried on keyed boards. */
  formAddress(board: BoardRow, posting: Posting, submission: string): string;
  /** Lookup boards: the request that lists what the address has applied to at the posting's employer. */
  lookup?(board: BoardRow, posting: Posting, email: string): BoardRequest;
  /** Lookup boards: reads that list. Throws ShapeError on an unknown shape. */
  parseLookup?(reply: unknown): { externalId: string; receipt: string }[];
}

/** A family whose forms we read. */
export type FormFamily = Family & Required<Pick<Family, 'form' | 'parseForm'>>;
