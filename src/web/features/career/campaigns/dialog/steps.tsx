import { Smartphone } from 'lucide-react';
import { RATE_MAXIMUM, RATE_MINIMUM } from '#contract/career/campaigns.ts';
import { timeWords } from '#web/shell/applications/in-zone.ts';
import type { Tag } from '#web/text/say.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, Textarea } from '#web/ui/forms/input.tsx';
import { Slider } from '#web/ui/forms/slider.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { AvoidPart } from './avoid-part.tsx';
import { type CampaignForm, cityOfZone, paceWords, problemsOf } from './campaign-form.ts';
import classes from './dialog.module.css';
import { text } from './messages.ts';
import { TermsFields } from './terms-fields.tsx';

interface StepProps {
  form: CampaignForm;
  change: (part: Partial<CampaignForm>) => void;
  problems: ReturnType<typeof problemsOf>;
}

/** Step 1: what to look for. */
export function TargetStep({ form, change, problems }: StepProps) {
  return (
    <div className={classes.fields}>
      <Field label={text('name')} help={text('nameHelp')} error={problems.name}>
        <Input
          required
          maxLength={120}
          value={form.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </Field>
      <Field label={text('targetTitles')} help={text('targetTitlesHelp')} error={problems.targetTitles}>
        <Textarea
          maxLength={1000}
          value={form.targetTitles}
          onChange={(event) => change({ targetTitles: event.currentTarget.value })}
        />
      </Field>
      <TermsFields form={form} change={change} problems={problems} />
      <AvoidPart lists={form.avoid} onChange={(avoid) => change({ avoid })} />
    </div>
  );
}

/** Step 2: what matters in a posting, and whether to write letters. */
export function ConfigurationStep({ form, change, problems }: StepProps) {
  return (
    <div className={classes.fields}>
      <Field label={text('keywords')} help={text('keywordsHelp')} error={problems.keywords}>
        <Textarea
          maxLength={1000}
          value={form.keywords}
          onChange={(event) => change({ keywords: event.currentTarget.value })}
        />
      </Field>
      <div>
        <Checkbox
          checked={form.coverLetter}
          onChange={(event) => change({ coverLetter: event.currentTarget.checked })}
        >
          {text('coverLetter')}
        </Checkbox>
        <p className={classes.help}>{text('coverLetterHelp')}</p>
      </div>
      <div>
        <Checkbox
          checked={form.resumeLink}
          onChange={(event) => change({ resumeLink: event.currentTarget.checked })}
        >
          {text('resumeLink')}
        </Checkbox>
        <p className={classes.help}>{text('resumeLinkHelp')}</p>
      </div>
    </div>
  );
}

const hollow = [{ label: '', state: 'ahead' }] as const;

/** One hollow step for each application, spread over the day. */
function DayOfSteps({ count }: { count: number }) {
  return (
    <div className={classes.spread}>
      {Array.from({ length: count }, (_, index) => (
        <Trail key={index} form="glyph" steps={hollow} width={104} decorative />
      ))}
    </div>
  );
}

const atMost = {
  first: (inner) => <p className={classes.atMost}>{inner}</p>,
  second: (inner) => <p className={classes.rate}>{inner}</p>,
  b: (inner) => <b>{inner}</b>,
} satisfies Record<string, Tag>;

/** Step 3: how many a day. */
export function PaceStep({ form, change, timeZone }: StepProps & { timeZone: string }) {
  return (
    <div>
      {text.rich('atMost', { rate: form.rate, ...atMost })}
      <Slider
        label={text('rate')}
        value={form.rate}
        min={RATE_MINIMUM}
        max={RATE_MAXIMUM}
        valueText={(rate) => text('rateSaid', { rate })}
        ends={[text('rateLeast', { rate: RATE_MINIMUM }), text('rateMost', { rate: RATE_MAXIMUM })]}
        onValueChange={(rate) => change({ rate })}
      />
      <div className={classes.day}>
        <p>
          <b>{paceWords(form.rate)}</b> {text('spread', { city: cityOfZone(timeZone) })}
        </p>
        <DayOfSteps count={form.rate} />
        <p className={classes.hours} aria-hidden>
          <span>{timeWords('08:00')}</span>
          <span>{timeWords('14:00')}</span>
          <span>{timeWords('20:00')}</span>
        </p>
      </div>
      <div className={classes.dryRun}>
        <Checkbox checked={form.dryRun} onChange={(event) => change({ dryRun: event.currentTarget.checked })}>
          {text('dryRun')}
        </Checkbox>
        <p className={classes.help}>{text('dryRunHelp')}</p>
      </div>
      <p className={classes.phone}>
        <Smartphone aria-hidden />
        {text('asksBefore')}
      </p>
    </div>
  );
}
