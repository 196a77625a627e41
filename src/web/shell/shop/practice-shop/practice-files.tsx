import type { PracticeReply } from '#contract/localbiz/practice-shop.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import { fileSteps } from './file-steps.ts';
import { text } from './messages.ts';
import classes from './practice.module.css';
import { useTurning } from './use-practice-shop.ts';

/** The files of a practice shop as they come in, each as far as it is. */
export function PracticeFiles({ practice }: { practice: PracticeReply }) {
  const { busy, open } = useTurning();
  const steps = fileSteps(practice);
  return (
    <Card className={classes.files}>
      <CardHead title={text('fillTitle')} />
      <CardRow>
        {practice.state === 'stuck' && (
          <div className={classes.stuck}>
            <Banner
              action={
                <Button size="sm" busy={busy} onClick={() => void open()}>
                  {text('again')}
                </Button>
              }
            >
              {text('stuck')}
            </Banner>
          </div>
        )}
        {practice.state === 'open' ? (
          <p role="status">{text('working')}</p>
        ) : (
          <Trail
            form="spine"
            name={text('filling')}
            steps={practice.files.map((file, place) => ({
              label: text('file', { what: file.what }),
              state: steps[place] ?? 'ahead',
              note: (
                <p className={classes.quiet}>
                  {text('fileState', { state: file.state, done: file.done_lines, all: file.total_lines })}
                </p>
              ),
            }))}
          />
        )}
      </CardRow>
    </Card>
  );
}
