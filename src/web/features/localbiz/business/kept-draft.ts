import type { BusinessForm } from './business-form.ts';

/** Of the business that is there, or of one more that is being set up. */
export type Drafted = 'own' | 'further';

const KEYS: Record<Drafted, string> = { own: 'legwork.business', further: 'legwork.business.further' };

/** What was typed in this tab and not saved, over what is kept; a field that is gone is ignored. */
export function keptDraft(stored: BusinessForm, of: Drafted): BusinessForm | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEYS[of]) ?? 'null');
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
export function keepDraft(form: BusinessForm | null, of: Drafted): void {
  try {
    if (form === null) sessionStorage.removeItem(KEYS[of]);
    else sessionStorage.setItem(KEYS[of], JSON.stringify(form));
  } catch {
    return;
  }
}

/** Whether somebody was setting up one more business in this tab. */
export function isSettingUp(): boolean {
  try {
    return sessionStorage.getItem(KEYS.further) !== null;
  } catch {
    return false;
  }
}
