import type { FormQuestion } from '#contract/career/form.ts';
import type { PlannedField } from '#engines/forms/index.ts';
import type { Said } from '#localization/catalogue.ts';
import type { Message } from '#localization/types.ts';

/** Files to choose on the form, by the value that the plan gives (`cv`, `letter`). */
export type FormFiles = Record<string, { name: string; bytes: Uint8Array; contentType: string }>;

/** What is to be put on a form, and which questions were looked at for it. */
export interface FormContent {
  fields: readonly PlannedField[];
  /**
   * Keys of all questions the plan has looked at, also those it leaves blank: filling stops at the first step that asks
   * another. Absent when the plan was made of what the board publishes: then only required questions beyond it stop.
   */
  considered?: readonly string[];
  /**
   * What the plan leaves blank on purpose, where `considered` is absent: any other question of a job or school that was added to
   * the form stops, because an entry without content would be sent.
   */
  blank?: readonly { key: string; label: string }[];
}

/** How many entries a person has for the parts of a form that are filled once for each of them. */
export interface FormEntries {
  employment: number;
  education: number;
  language: number;
}

export interface FormJob extends FormContent {
  address: string;
  /** Hosts the page and its requests may reach. */
  allowedHosts: readonly string[];
  files: FormFiles;
  /** Where the person lives, "Toronto, Ontario, Canada": which of the places a form suggests is meant. */
  home?: string;
  entries?: FormEntries;
  /** For an account on the employer's portal, when the person agreed to one. Typed into password fields only. */
  password?: string;
  /** Is told what a step says, in sight and out of it, before anything is put on it; what it throws ends the filling. */
  look?: (page: { text: string; hidden: string }) => void;
  /** How the form writes its questions; the families' own facts. */
  family: string;
  /** Aborts the work before the click; after the click nothing can be taken back. */
  signal: AbortSignal;
}

/** What was read back from the page, field by field, before the click. */
export interface ReadBack {
  key: string;
  label: string;
  value: Said;
}

/**
 * What the form does not hold as it was planned: what stands in its place, or why it could not be put there. `error`: what the
 * browser reported, for the operator.
 */
export type Mismatch = { key: string } & (
  | { expected: string; actual: string }
  | { why: Message; error?: string }
);

/** How the form stood when it was filled. Nothing has been sent yet when `ready`. */
export type FilledForm =
  | { kind: 'ready'; readBack: ReadBack[]; screenshot: Uint8Array; address: string }
  | { kind: 'captcha'; screenshot: Uint8Array }
  /** The page waits for a code, or for a link to be opened, that was mailed to the applicant. */
  | { kind: 'email_code'; screenshot: Uint8Array }
  /** The site says that the person has an account there, and does not take its password. */
  | { kind: 'locked_out' }
  | { kind: 'closed' }
  /** The site answered 429, or 503 with Retry-After: it wants fewer requests. `retryAfter` is what that header said. */
  | { kind: 'limited'; retryAfter: string | null }
  | { kind: 'already_applied' }
  /** Questions on the page that the plan does not know, what the page says of itself, and orders it hides from people. */
  | { kind: 'asks_more'; questions: FormQuestion[]; text?: string; hidden?: string }
  | { kind: 'mismatch'; fields: Mismatch[] };

/** What the page said after the click. `unclear`: no two signs of arrival, or no reply at all; `error` as above. */
export type SubmitOutcome =
  | { kind: 'confirmed'; confirmation: string; receipt: string; address: string; screenshot: Uint8Array }
  /** In the page's words, or for `why` where it has none. */
  | { kind: 'refused'; messages: { key: string; message: string }[]; why?: Message }
  | { kind: 'captcha' }
  /** All that was sent was answered 429: nothing was taken. `retryAfter` as above. */
  | { kind: 'limited'; retryAfter: string | null }
  /** It did not take the application, and waits for what it mailed to the applicant. */
  | { kind: 'email_code'; screenshot: Uint8Array | null }
  /** It did not take the application, and went on to another step: other questions, or a review. */
  | { kind: 'goes_on'; screenshot: Uint8Array | null }
  | { kind: 'unclear'; why: Message; error?: string; address: string; screenshot: Uint8Array | null };

/** A filled form in an open page; `close` must always be called. */
export interface OpenForm {
  readonly filled: FilledForm;
  /** Goes on where filling stopped because the page asked more, with a plan that knows the answers. */
  goOn(content: FormContent): Promise<FilledForm>;
  /** Clicks once. Call only when `filled.kind` is `ready` and the attempt is armed. */
  submit(): Promise<SubmitOutcome>;
  close(): Promise<void>;
}

/** A real browser, one context per application, all traffic through the filtering proxy. */
export interface FormBrowser {
  open(job: FormJob): Promise<OpenForm>;
  close(): Promise<void>;
}
