import type { ReactNode } from 'react';
import type { PlannedField } from '#contract/career/form.ts';

/** How the values of a form are changed where they stand, one at a time. */
export interface FieldEdits {
  /** The key of the field that is being changed. */
  editing: string | null;
  busy: boolean;
  canChange: (key: string) => boolean;
  open: (key: string | null) => void;
  /** What stands in place of the value meanwhile; `onDone` when it was saved or left. */
  form: (field: PlannedField, onDone: () => void) => ReactNode;
}
