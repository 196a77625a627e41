import type { AvoidLists } from '#contract/career/hub/avoid.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/input.tsx';
import { text } from './messages.ts';

const FIELDS = [
  {
    name: 'companies',
    label: () => text('companies'),
    help: () => text('companiesHelp'),
  },
  {
    name: 'industries',
    label: () => text('industries'),
    help: () => text('industriesHelp'),
  },
  {
    name: 'words',
    label: () => text('words'),
    help: () => text('wordsHelp'),
  },
] as const;

/** What a person avoids, for one campaign or for all. */
export function AvoidFields({
  lists,
  onChange,
}: {
  lists: AvoidLists;
  onChange: (part: Partial<AvoidLists>) => void;
}) {
  return (
    <>
      {FIELDS.map(({ name, label, help }) => (
        <Field key={name} label={label()} help={help()}>
          <Textarea
            maxLength={1000}
            value={lists[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.value })}
          />
        </Field>
      ))}
    </>
  );
}
