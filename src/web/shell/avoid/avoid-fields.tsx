import type { AvoidLists } from '#contract/career/hub/avoid.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/input.tsx';

const FIELDS = [
  {
    name: 'companies',
    label: 'Companies to avoid',
    help: 'Separate them with commas. A name covers its branches and divisions; the address of its site works too.',
  },
  {
    name: 'industries',
    label: 'Industries to avoid',
    help: 'For example gambling, tobacco. I can only go by what a posting says of the employer.',
  },
  {
    name: 'words',
    label: 'Words to avoid',
    help: 'Whole words in the title or the text, for example commission only, overnight.',
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
        <Field key={name} label={label} help={help}>
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
