import type { Invitation } from '#contract/localbiz/members.ts';
import { memberRoles } from '#contract/localbiz/roles.ts';
import type { Shop } from '#contract/localbiz/shops.ts';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { text } from './messages.ts';
import type { Place } from './place.ts';

interface PlaceFieldsProps {
  place: Place;
  problems: Partial<Record<'shops' | 'limit', string>>;
  shops: readonly Shop[];
  onChange: (part: Partial<Place>) => void;
}

const roles = (): { value: Invitation['role']; label: string }[] =>
  memberRoles.map((role) => ({ value: role, label: text('role', { role }) }));

/** What somebody is in the business, which shops they see, and what a manager may order alone. */
export function PlaceFields({ place, problems, shops, onChange }: PlaceFieldsProps) {
  return (
    <>
      <Field label={text('roleLabel')} help={text('roleHelp', { role: place.role })}>
        <Select options={roles()} value={place.role} onValueChange={(role) => onChange({ role })} />
      </Field>
      {place.role !== 'owner' && shops.length > 1 && (
        <>
          <ChoiceGroup
            label={text('shopsLabel')}
            options={[
              { value: 'all', label: text('allShops') },
              { value: 'some', label: text('someShops') },
            ]}
            chosen={[place.shops === null ? 'all' : 'some']}
            onChange={([which]) => onChange({ shops: which === 'all' ? null : [] })}
          />
          {place.shops !== null && (
            <ChoiceGroup
              label={text('whichShops')}
              several
              options={shops.map(({ id, name }) => ({ value: id, label: name }))}
              chosen={place.shops}
              error={problems.shops}
              onChange={(chosen) => onChange({ shops: chosen })}
            />
          )}
        </>
      )}
      {place.role === 'manager' && (
        <Field label={text('limitLabel')} help={text('limitHelp')} error={problems.limit}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={place.limit}
            onChange={(event) => onChange({ limit: event.currentTarget.value })}
          />
        </Field>
      )}
    </>
  );
}
