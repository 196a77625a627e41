import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import type { EntryDraft, Problems } from './entry-draft.ts';
import { WhenFields } from './when-fields.tsx';

interface PartProps {
  draft: EntryDraft;
  onChange: (part: Partial<EntryDraft>) => void;
}

/** When it began and ended. */
export function Dates({
  draft,
  problems,
  still,
  onChange,
}: PartProps & { problems: Problems; still: string }) {
  return (
    <>
      <WhenFields
        label="Start"
        value={draft.from}
        error={problems.from}
        onChange={(from) => onChange({ from })}
      />
      <Checkbox
        checked={draft.still}
        onChange={(event) => onChange({ still: event.currentTarget.checked, until: draft.until })}
      >
        {still}
      </Checkbox>
      {!draft.still && (
        <WhenFields
          label="End"
          value={draft.until}
          error={problems.until}
          onChange={(until) => onChange({ until })}
        />
      )}
    </>
  );
}

/** A thing or two that was done there. */
export function Deeds({ draft, error, onChange }: PartProps & { error: string | undefined }) {
  return (
    <>
      <Field
        label="One thing you did there (optional)"
        help="In your own words. Employers read this."
        error={error}
      >
        <Input
          maxLength={300}
          placeholder="Packed and checked 80 orders a day"
          value={draft.done}
          onChange={(event) => onChange({ done: event.currentTarget.value })}
        />
      </Field>
      <Field label="Another thing (optional)">
        <Input
          maxLength={300}
          value={draft.more}
          onChange={(event) => onChange({ more: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}
