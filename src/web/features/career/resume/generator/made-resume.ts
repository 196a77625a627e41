/** What the generator made last, as the specification names it. */
const MADE = 'resume_html';
/** What the editor opens, as the specification names it. */
const FOR_EDITOR = 'resume_html_for_editor';
/** Whose it is: somebody else may sit at this device next. */
const OWNER = 'legwork.resume-made';

/** The key another tab writes when it changed the resume. */
export const madeKey = MADE;

/** The resume this device kept for a person; "" when there is none, or when it is somebody else's. */
export function madeResume(accountId: string): string {
  try {
    return localStorage.getItem(OWNER) === accountId ? (localStorage.getItem(MADE) ?? '') : '';
  } catch {
    return '';
  }
}

/** Keeps a resume that was made, here and for the editor; without storage it lasts until the page is left. */
export function keepMadeResume(accountId: string, html: string): void {
  try {
    localStorage.setItem(OWNER, accountId);
    localStorage.setItem(MADE, html);
    localStorage.setItem(FOR_EDITOR, html);
  } catch {
    return;
  }
}
