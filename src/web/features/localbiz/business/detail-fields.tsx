import { useId } from 'react';
import { servedLanguages } from '#contract/localbiz/business.ts';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { type BusinessForm, languageNames, regions, trades } from './business-form.ts';
import classes from './business.module.css';
import { text } from './messages.ts';

/** How every address of a website begins. */
const webScheme = 'https://';

interface FieldsProps {
  form: BusinessForm;
  problems: Partial<Record<string, string>>;
  change: (part: Partial<BusinessForm>) => void;
}

interface PlaceFieldsProps extends FieldsProps {
  /** Whether the business is stored as one in Quebec: its owner has read by then which languages there are. */
  isQuebecKnown: boolean;
}

/** What the business is and where. */
export function PlaceFields({ form, problems, change, isQuebecKnown }: PlaceFieldsProps) {
  const list = useId();
  const known: readonly string[] = Intl.supportedValuesOf('timeZone');
  const zones = known.includes(form.time_zone) ? known : [form.time_zone, ...known];
  return (
    <div className={classes.fields}>
      <Field label={text('name')} error={problems['name']}>
        <Input
          autoComplete="organization"
          value={form.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </Field>
      <Field label={text('trade')} help={text('tradeHint')} error={problems['trade']}>
        <Input
          list={list}
          value={form.trade}
          onChange={(event) => change({ trade: event.currentTarget.value })}
        />
      </Field>
      <datalist id={list}>
        {trades().map((trade) => (
          <option key={trade} value={trade} />
        ))}
      </datalist>
      <Field label={text('city')} error={problems['city']}>
        <Input
          autoComplete="address-level2"
          value={form.city}
          onChange={(event) => change({ city: event.currentTarget.value })}
        />
      </Field>
      <RegionField form={form} problems={problems} change={change} isQuebecKnown={isQuebecKnown} />
      <Field label={text('postalCode')} help={text('postalCodeHint')} error={problems['postal_code']}>
        <Input
          autoComplete="postal-code"
          value={form.postal_code}
          onChange={(event) => change({ postal_code: event.currentTarget.value })}
        />
      </Field>
      <Field label={text('timeZone')} help={text('timeZoneHint')} error={problems['time_zone']}>
        <Select
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          value={form.time_zone}
          onValueChange={(zone) => change({ time_zone: zone })}
        />
      </Field>
    </div>
  );
}

/** The province or territory; whoever chooses Quebec reads there which languages there are. */
export function RegionField({
  form,
  problems,
  change,
  isQuebecKnown,
}: Pick<PlaceFieldsProps, 'problems' | 'isQuebecKnown'> & {
  form: Pick<BusinessForm, 'region'>;
  change: (part: { region: BusinessForm['region'] }) => void;
}) {
  return (
    <Field
      label={text('region')}
      help={form.region === 'QC' && !isQuebecKnown ? text('regionInFrench') : text('regionHint')}
      error={problems['region']}
    >
      <Select
        options={[
          { value: '', label: text('regionChoose') },
          ...regions.map(([value, label]) => ({ value, label: label() })),
        ]}
        value={form.region}
        onValueChange={(region) => change({ region })}
      />
    </Field>
  );
}

/** How customers reach the business, and in which languages. */
export function ContactFields({ form, problems, change }: FieldsProps) {
  return (
    <div className={classes.fields}>
      <Field label={text('website')} error={problems['website']}>
        <Input
          type="url"
          inputMode="url"
          placeholder={webScheme}
          autoComplete="url"
          value={form.website}
          onChange={(event) => change({ website: event.currentTarget.value })}
        />
      </Field>
      <Field label={text('phone')} error={problems['phone']}>
        <Input
          type="tel"
          autoComplete="tel"
          value={form.phone}
          onChange={(event) => change({ phone: event.currentTarget.value })}
        />
      </Field>
      <Field label={text('contactEmail')} help={text('contactEmailHint')} error={problems['contact_email']}>
        <Input
          type="email"
          autoComplete="email"
          value={form.contact_email}
          onChange={(event) => change({ contact_email: event.currentTarget.value })}
        />
      </Field>
      <div className={classes.languages}>
        <ChoiceGroup
          label={text('languages')}
          several
          options={servedLanguages.map((value) => ({ value, label: languageNames[value]() }))}
          chosen={form.languages}
          error={problems['languages']}
          onChange={(chosen) =>
            change({ languages: servedLanguages.filter((language) => chosen.includes(language)) })
          }
        />
      </div>
    </div>
  );
}
