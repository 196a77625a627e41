import type { ResumeVersion } from '#contract/career/resume-versions.ts';
import { forgetUnsent } from './unsent-resumes.ts';

/** What the generator made last, as the specification names it. */
const MADE = 'resume_html';
/** What the editor opens and keeps with every keystroke, as the specification names it. */
const FOR_EDITOR = 'resume_html_for_editor';
/** Whose it is and how much of it the server has. */
const MARK = 'legwork.resume-editor';

/** The key another tab writes when the generator's preview has a new text. */
export const madeKey = MADE;
/** The key another tab writes when it changes the resume. */
export const editorKey = FOR_EDITOR;

/** The version a text was begun on. */
export type StoredVersion = Pick<ResumeVersion, 'id' | 'number' | 'revision' | 'title' | 'updated_at'>;

interface Mark {
  account: string;
  version: StoredVersion | null;
  /** Fingerprint of the text the editor wrote last, and of the text the server has. */
  written: string;
  saved: string;
}

/** A text found on this device. */
export interface StoredResume {
  html: string;
  /** The version it was begun on; null for a text from the generator. */
  version: StoredVersion | null;
  /** Whether the server has exactly this text as that version. */
  saved: boolean;
}

/** 53 bits of a text, enough to tell two of one person's texts apart (FNV-1a over two lanes). */
function fingerprint(text: string): string {
  let [low, high] = [0x811c9dc5, 0xc9dc5118];
  for (let index = 0; index < text.length; index += 1) {
    low = Math.imul(low ^ text.charCodeAt(index), 0x01000193);
    high = Math.imul(high ^ text.charCodeAt(index), 0x01000197) + index;
  }
  return `${text.length}.${(low >>> 0).toString(36)}.${(high >>> 0).toString(36)}`;
}

function readMark(): Mark | null {
  try {
    // Written below.
    return JSON.parse(localStorage.getItem(MARK) ?? 'null') as Mark | null;
  } catch {
    return null;
  }
}

/** The resume the generator shows; "" when this device has none, or only another person's. */
export function madeResume(accountId: string): string {
  try {
    const mark = readMark();
    return mark === null || mark.account === accountId ? (localStorage.getItem(MADE) ?? '') : '';
  } catch {
    return '';
  }
}

/** Keeps what the generator made, for its preview and for the editor, which opens it next. */
export function keepMadeResume(accountId: string, html: string): void {
  try {
    const mark: Mark = { account: accountId, version: null, written: '', saved: '' };
    localStorage.setItem(MADE, html);
    localStorage.setItem(FOR_EDITOR, html);
    localStorage.setItem(MARK, JSON.stringify(mark));
  } catch {
    return;
  }
}

/** Forgets every text on this device: somebody else may sit here next. */
export function forgetStoredResume(): void {
  forgetUnsent();
  try {
    for (const key of [MADE, FOR_EDITOR, MARK]) localStorage.removeItem(key);
  } catch {
    return;
  }
}

/** The text this device kept for a person; another person's is thrown away. */
export function storedResume(accountId: string): StoredResume | null {
  const mark = readMark();
  if (mark !== null && mark.account !== accountId) {
    forgetStoredResume();
    return null;
  }
  try {
    const html = localStorage.getItem(FOR_EDITOR) ?? localStorage.getItem(MADE);
    if (html === null || html.trim() === '') return null;
    const print = fingerprint(html);
    const isOurs = mark !== null && mark.written === print;
    return { html, version: isOurs ? mark.version : null, saved: isOurs && mark.saved === print };
  } catch {
    return null;
  }
}

/** Keeps what was typed before anything is sent; without storage it lasts until the page is left. */
export function keepResume(accountId: string, html: string, version: StoredVersion | null): void {
  try {
    const saved = readMark()?.saved ?? '';
    const mark: Mark = { account: accountId, version, written: fingerprint(html), saved };
    localStorage.setItem(FOR_EDITOR, html);
    localStorage.setItem(MARK, JSON.stringify(mark));
  } catch {
    return;
  }
}

/** Notes that the server has this text as a version; the generator's preview shows it from then on. */
export function keepSavedResume(accountId: string, html: string, version: StoredVersion): void {
  try {
    const isLatest = localStorage.getItem(FOR_EDITOR) === html;
    const written = isLatest ? fingerprint(html) : (readMark()?.written ?? '');
    const mark: Mark = { account: accountId, version, written, saved: fingerprint(html) };
    localStorage.setItem(MADE, html);
    localStorage.setItem(MARK, JSON.stringify(mark));
  } catch {
    return;
  }
}
