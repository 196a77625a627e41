import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import type { EntryDraft, Problems } from './entry-draft.ts';
import { text } from './messages.ts';
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
        year={text('startYear')}
        month={text('startMonth')}
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
          year={text('endYear')}
          month={text('endMonth')}
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
      <Field label={text('deed')} help={text('deedHint')} error={error}>
        <Input
          maxLength={300}
          placeholder={text('deedExample')}
          value={draft.done}
          onChange={(event) => onChange({ done: event.currentTarget.value })}
        />
      </Field>
      <Field label={text('anotherDeed')}>
        <Input
          maxLength={300}
          value={draft.more}
          onChange={(event) => onChange({ more: event.currentTarget.value })}
        />
      </Field>
    </>
  );
}
