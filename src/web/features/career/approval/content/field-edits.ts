import type { ReactNode } from 'react';
import type { PlannedField } from '#contract/career/form.ts';

/** A field of the form as it stands: with its value, or left blank. */
export type StandingField = Pick<PlannedField, 'key'> & Partial<Pick<PlannedField, 'value' | 'display'>>;

/** How the values of a form are written where they stand, one at a time. */
export interface FieldEdits {
  /** The key of the field that is being written. */
  editing: string | null;
  busy: boolean;
  canChange: (key: string) => boolean;
  /** Another one is closed; `null` closes this one and goes back to its button. */
  open: (key: string | null) => void;
  /** What stands in place of the value meanwhile. */
  form: (field: StandingField) => ReactNode;
}
