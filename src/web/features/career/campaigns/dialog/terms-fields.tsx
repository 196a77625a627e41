import { payPeriod, WORKPLACES } from '#contract/career/posting.ts';
import { PERIOD_WORDS, WORKPLACE_WORDS } from '#web/shell/applications/terms-words.ts';
import { ChoiceGroup } from '#web/ui/forms/choice-group.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import type { CampaignForm, problemsOf } from './campaign-form.ts';
import classes from './dialog.module.css';
import { text } from './messages.ts';

const periods = () =>
  payPeriod.options.toReversed().map((value) => ({ value, label: PERIOD_WORDS[value]() }));
const ways = () => WORKPLACES.map((value) => ({ value, label: WORKPLACE_WORDS[value]() }));

interface TermsProps {
  form: CampaignForm;
  change: (part: Partial<CampaignForm>) => void;
  problems: ReturnType<typeof problemsOf>;
}

/** Where one would work, and for how much: what a posting says against either is a reason to leave it. */
export function TermsFields({ form, change, problems }: TermsProps) {
  return (
    <>
      <div className={classes.ways}>
        <ChoiceGroup
          label={text('waysOfWorking')}
          several
          options={ways()}
          chosen={form.workplaces}
          error={problems.workplaces}
          onChange={(chosen) => change({ workplaces: WORKPLACES.filter((way) => chosen.includes(way)) })}
        />
      </div>
      <div className={classes.pay}>
        <Field label={text('leastPay')} help={text('leastPayHelp')} error={problems.leastPay}>
          <Input
            inputMode="decimal"
            maxLength={12}
            value={form.leastPay}
            onChange={(event) => change({ leastPay: event.currentTarget.value })}
          />
        </Field>
        <Field label={text('currency')}>
          <Input
            maxLength={3}
            autoCapitalize="characters"
            value={form.currency}
            onChange={(event) => change({ currency: event.currentTarget.value })}
          />
        </Field>
        <Field label={text('payPeriod')}>
          <Select options={periods()} value={form.period} onValueChange={(period) => change({ period })} />
        </Field>
      </div>
    </>
  );
}
