import { TextButton } from '#web/ui/actions/button.tsx';
import type { FieldEdits } from './field-edits.ts';

interface OpenFieldProps {
  edits: FieldEdits | undefined;
  fieldKey: string;
  /** What stands on the button, and its name with the field it is for. */
  word: string;
  name: string;
}

/** Opens the place where a value is written, and closes it. */
export function OpenField({ edits, fieldKey, word, name }: OpenFieldProps) {
  if (edits?.canChange(fieldKey) !== true) return null;
  const open = edits.editing === fieldKey;
  return (
    <TextButton
      data-opens={fieldKey}
      aria-label={name}
      aria-expanded={open}
      busy={edits.busy}
      onClick={() => edits.open(open ? null : fieldKey)}
    >
      {word}
    </TextButton>
  );
}
