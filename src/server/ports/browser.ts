import type { FormQuestion, PlannedField } from '#contract/career/form.ts';

/** Files to choose on the form, by the value that the plan gives (`cv`, `letter`). */
export type FormFiles = Record<string, { name: string; bytes: Uint8Array; contentType: string }>;

export interface FormJob {
  address: string;
  /** Hosts the page and its requests may reach. */
  allowedHosts: readonly string[];
  fields: readonly PlannedField[];
  files: FormFiles;
  /** How the form writes its questions; the families' own facts. */
  family: string;
  /** Aborts the work before the click; after the click nothing can be taken back. */
  signal: AbortSignal;
}

/** What was read back from the page, field by field, before the click. */
export interface ReadBack {
  key: string;
  label: string;
  value: string;
}

/** How the form stood when it was filled. Nothing has been sent yet when `ready`. */
export type FilledForm =
  | { kind: 'ready'; readBack: ReadBack[]; screenshot: Uint8Array; address: string }
  | { kind: 'captcha'; screenshot: Uint8Array }
  | { kind: 'closed' }
  | { kind: 'already_applied' }
  /** Required questions on the page that the plan does not answer. */
  | { kind: 'asks_more'; questions: FormQuestion[] }
  | { kind: 'mismatch'; fields: { key: string; expected: string; actual: string }[] };

/** What the page said after the click. `unclear`: no two signs of arrival, or no reply at all. */
export type SubmitOutcome =
  | { kind: 'confirmed'; confirmation: string; receipt: string; address: string; screenshot: Uint8Array }
  | { kind: 'refused'; messages: { key: string; message: string }[] }
  | { kind: 'captcha' }
  | { kind: 'unclear'; why: string; address: string; screenshot: Uint8Array | null };

/** A filled form in an open page; `close` must always be called. */
export interface OpenForm {
  filled: FilledForm;
  /** Clicks once. Call only when `filled.kind` is `ready` and the attempt is armed. */
  submit(): Promise<SubmitOutcome>;
  close(): Promise<void>;
}

/** A real browser, one context per application, all traffic through the filtering proxy. */
export interface FormBrowser {
  open(job: FormJob): Promise<OpenForm>;
  close(): Promise<void>;
}
