import { Smartphone } from 'lucide-react';
import { RATE_MAXIMUM, RATE_MINIMUM } from '#contract/career/campaigns.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input, Textarea } from '#web/ui/forms/input.tsx';
import { Slider } from '#web/ui/forms/slider.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { AvoidPart } from './avoid-part.tsx';
import { type CampaignForm, paceWords, problemsOf, zoneWords } from './campaign-form.ts';
import classes from './dialog.module.css';
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
      <Field label="Campaign name" help="Only you see it." error={problems.name}>
        <Input
          required
          maxLength={120}
          value={form.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </Field>
      <Field
        label="Target job titles"
        help="Separate them with commas. I also look at titles close to these."
        error={problems.targetTitles}
      >
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
      <Field
        label="Keywords"
        help="Separate them with commas. Skills or words that should stand in the posting."
        error={problems.keywords}
      >
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
          Let AI write a unique cover letter
        </Checkbox>
        <p className={classes.help}>
          Made only of facts from your CV and your answers. You read it before it is sent.
        </p>
      </div>
      <div>
        <Checkbox
          checked={form.resumeLink}
          onChange={(event) => change({ resumeLink: event.currentTarget.checked })}
        >
          Add a link to my resume that tells when it is opened
        </Checkbox>
        <p className={classes.help}>
          The link stands at the top of the resume I send, and in a form’s website field if you gave no
          website of your own. Its page tells the reader that opening is counted. Some employers dislike such
          links, and some systems remove them. Each link works for 90 days. Off here, resumes I make from then
          on carry none; links in resumes already sent keep working until you turn each one off on its
          application’s page.
        </p>
      </div>
    </div>
  );
}

const hollow = [{ label: 'ahead', state: 'ahead' }] as const;

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

/** Step 3: how many a day. */
export function PaceStep({ form, change, timeZone }: StepProps & { timeZone: string }) {
  return (
    <div>
      <p className={classes.atMost}>At most</p>
      <p className={classes.rate}>
        <b>{form.rate}</b> applications a day
      </p>
      <Slider
        label="Applications a day"
        value={form.rate}
        min={RATE_MINIMUM}
        max={RATE_MAXIMUM}
        valueText={(value) => `${value} applications a day`}
        ends={[`${RATE_MINIMUM}, careful`, `${RATE_MAXIMUM}, a full day's work`]}
        onValueChange={(rate) => change({ rate })}
      />
      <div className={classes.day}>
        <p>
          <b>{paceWords(form.rate)}</b> I spread them from 8:00 to 20:00 in {zoneWords(timeZone)}, and stop
          when a good match runs out. The first three come at once.
        </p>
        <DayOfSteps count={form.rate} />
        <p className={classes.hours} aria-hidden>
          <span>8:00</span>
          <span>14:00</span>
          <span>20:00</span>
        </p>
      </div>
      <div className={classes.dryRun}>
        <Checkbox checked={form.dryRun} onChange={(event) => change({ dryRun: event.currentTarget.checked })}>
          Dry run
        </Checkbox>
        <p className={classes.help}>
          I fill in the forms you approve, stop before the click and show you what they held. Nothing is sent.
        </p>
      </div>
      <p className={classes.phone}>
        <Smartphone aria-hidden />I ask you before each one. You can change the pace at any time.
      </p>
    </div>
  );
}
