import { use } from 'react';
import { dateWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Sentences } from '#web/ui/lines/sentences.tsx';
import { text } from './messages.ts';
import { PrivacyWordsContext } from './privacy-words.ts';
import classes from './privacy.module.css';
import { usePrivacy } from './use-privacy.ts';

/** That the account is to end, with the one way back. */
export function EndingBanner() {
  const { read, keepAccount } = usePrivacy();
  const { timeZone } = usePersonClock();
  const words = use(PrivacyWordsContext)();
  const deletion = read.data?.deletion;
  if (!deletion) return null;
  const day = dateWords(deletion.due_at, timeZone);
  return (
    <div className={classes.banner}>
      <Banner
        kind="plain"
        action={
          <Button size="sm" busy={keepAccount.isPending} onClick={() => keepAccount.mutate()}>
            {text('keep')}
          </Button>
        }
      >
        <Sentences all={[text('endsOn', { day }), words.banner]} />
      </Banner>
    </div>
  );
}
