import { useState } from 'react';
import { useNavigate } from 'react-router';
import { businessPaths } from '#web/shell/paths.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { text } from './messages.ts';
import classes from './practice.module.css';
import { useTurning } from './use-practice-shop.ts';

/** Says on every screen of a practice shop that it is one, with the way out. */
export function PracticeMark() {
  const [asking, setAsking] = useState(false);
  const { busy, close } = useTurning();
  const navigate = useNavigate();
  const leave = async () => {
    // The screen may show a file that is gone with it.
    await navigate(businessPaths.overview);
    await close();
  };
  return (
    <div className={classes.mark}>
      <Banner
        kind="plain"
        action={
          <Button size="sm" onClick={() => setAsking(true)}>
            {text('close')}
          </Button>
        }
      >
        {text('mark')}
      </Banner>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text('closeQuestion')}
        action={text('close')}
        busy={busy}
        onConfirm={() => void leave()}
      >
        {text('closeAbout')}
      </ConfirmDialog>
    </div>
  );
}
