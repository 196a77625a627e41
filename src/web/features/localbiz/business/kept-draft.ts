import type { BusinessForm } from './business-form.ts';

const KEY = 'legwork.business';

/** What was typed in this tab and not saved, over what is kept; a field that is gone is ignored. */
export function keptDraft(stored: BusinessForm): BusinessForm | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const isForm = Object.entries(stored).every(
      // Written below from a form; every field must still be there and of its kind.
      ([field, value]) => typeof (kept as Record<string, unknown>)[field] === typeof value,
    );
    // Checked above.
    return isForm ? (kept as BusinessForm) : null;
  } catch {
    return null;
  }
}

/** Keeps what was typed for a reload, or forgets it. */
export function keepDraft(form: BusinessForm | null): void {
  try {
    if (form === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(form));
  } catch {
    return;
  }
}
