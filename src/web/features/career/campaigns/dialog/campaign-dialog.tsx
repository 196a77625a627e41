import { sentenceOf } from '#web/api/failure.ts';
import { Button, TextButton } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/actions/dialog.tsx';
import type { Tag } from '#web/text/say.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Banner } from '#web/ui/display/notice.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { dialogSteps } from './campaign-form.ts';
import classes from './dialog.module.css';
import { text } from './messages.ts';
import { ConfigurationStep, PaceStep, TargetStep } from './steps.tsx';
import { type CampaignDialogProps, useCampaignForm } from './use-campaign-form.ts';

const LAST = dialogSteps.length - 1;

function StepList({ step }: { step: number }) {
  return (
    <ol className={classes.steps}>
      {dialogSteps.map((name, index) => {
        const label = name();
        return (
          <li
            key={label}
            className={classNames(index < step && classes.done, index === step && classes.current)}
            aria-current={index === step ? 'step' : undefined}
          >
            <Trail
              form="glyph"
              width={80}
              steps={[{ label, state: index < step ? 'done' : index === step ? 'now' : 'ahead' }]}
              decorative
            />
            {label}
          </li>
        );
      })}
    </ol>
  );
}

/** Each step begins with its first control. */
const focusFirst = (body: HTMLDivElement | null) => {
  const first = body?.querySelector<HTMLElement>('input, textarea, [role=slider]');
  first?.focus();
  // The slider takes the focus only once it is placed, a frame later.
  requestAnimationFrame(() => {
    if (document.activeElement !== first) first?.focus();
  });
};

const button =
  (onClick: () => void): Tag =>
  (inner) => <TextButton onClick={onClick}>{inner}</TextButton>;

/** Three steps to a campaign. A refusal keeps everything that was typed. */
export function CampaignDialog(props: CampaignDialogProps) {
  const { form, change, problems, step, setStep, submit, save, restored, startOver } = useCampaignForm(props);
  const isNew = props.campaign === null;
  const title = isNew ? text('newTitle') : text('editTitle');
  const shared = { form, change, problems };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={form.name.trim() === '' || step === 0 ? title : form.name}
      width="wide"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <StepList step={step} />
        {restored && (
          <p className={classes.kept}>{text.rich('keptDraft', { startOver: button(startOver) })}</p>
        )}
        <div key={step} className={classes.body} ref={focusFirst}>
          {step === 0 && <TargetStep {...shared} />}
          {step === 1 && <ConfigurationStep {...shared} />}
          {step === 2 && <PaceStep {...shared} timeZone={props.person.time_zone} />}
          {save.isError && (
            <div className={classes.failure}>
              <Banner>{sentenceOf(save.error, text('notSaved'))}</Banner>
            </div>
          )}
        </div>
        <footer className={classes.footer}>
          <Button disabled={step === 0} onClick={() => setStep(step - 1)}>
            {text('previous')}
          </Button>
          <Button kind="primary" type="submit" busy={save.isPending} busyLabel={text('saving')}>
            {step < LAST ? text('next') : isNew ? text('launch') : text('saveChanges')}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}
