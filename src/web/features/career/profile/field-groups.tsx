import type { ComponentProps } from 'react';
import type { Profile } from '#contract/career/profile.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { text } from './messages.ts';
import { type ProfileDraft, type ProfileField, zoneOptions } from './profile-fields.ts';
import classes from './profile.module.css';

interface FieldsProps {
  /** What stands in the fields: the typed over the stored. */
  values: Profile;
  /** Those that differ from what is stored. */
  changed: ProfileDraft;
  errors: Partial<Record<ProfileField, string>>;
  onChange: (field: ProfileField, value: string) => void;
}

interface OneProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  fields: FieldsProps;
  field: ProfileField;
  label: string;
  help?: string;
}

function One({ fields, field, label, help, ...input }: OneProps) {
  const isChanged = fields.changed[field] !== undefined;
  return (
    <div className={classNames(isChanged && classes.changed)}>
      <Field label={label} help={isChanged ? text('notSavedYet') : help} error={fields.errors[field]}>
        <Input
          {...input}
          value={fields.values[field]}
          onChange={(event) => fields.onChange(field, event.currentTarget.value)}
        />
      </Field>
    </div>
  );
}

/** Name, address, headline, place, phone and time zone. The e-mail is the sign-in, which is changed under Security. */
export function CoreFields(fields: FieldsProps) {
  const { values, changed, errors, onChange } = fields;
  const zones = zoneOptions(Intl.supportedValuesOf('timeZone'), values.time_zone);
  return (
    <div className={classes.fields}>
      <One fields={fields} field="full_name" label={text('fullName')} autoComplete="name" />
      <Field label={text('email')} help={text('emailHint')}>
        <Input type="email" value={values.email} readOnly autoComplete="email" />
      </Field>
      <One fields={fields} field="headline" label={text('headline')} autoComplete="organization-title" />
      <One fields={fields} field="location" label={text('location')} help={text('locationHint')} />
      <One
        fields={fields}
        field="phone"
        label={text('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <div className={classNames(changed.time_zone !== undefined && classes.changed)}>
        <Field
          label={text('timeZone')}
          help={changed.time_zone === undefined ? text('timeZoneHint') : text('notSavedYet')}
          error={errors.time_zone}
        >
          <Select
            options={zones}
            value={values.time_zone}
            onValueChange={(zone) => onChange('time_zone', zone)}
          />
        </Field>
      </div>
    </div>
  );
}

// Names, the same in every language.
const linkedin = { field: 'linkedin', label: 'LinkedIn' } as const;
const github = { field: 'github', label: 'GitHub' } as const;
const link = { type: 'url', inputMode: 'url', placeholder: 'https://', autoComplete: 'url' } as const;

/** LinkedIn, GitHub and portfolio, each a full address. */
export function LinkFields(fields: FieldsProps) {
  return (
    <div className={classes.fields}>
      <One fields={fields} {...linkedin} {...link} />
      <One fields={fields} {...github} {...link} />
      <div className={classes.wide}>
        <One
          fields={fields}
          field="portfolio"
          label={text('portfolio')}
          help={text('portfolioHint')}
          {...link}
        />
      </div>
    </div>
  );
}
