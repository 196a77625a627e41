import type { Profile } from '#contract/career/profile.ts';
import { client } from '#web/api/client.ts';
import { useSession } from '#web/api/session.tsx';
import { hostOrigin } from '#web/shell/host-origin.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { careerPaths } from '#web/shell/paths.ts';
import { useAttempt } from '#web/shell/use-attempt.ts';
import { Button, ButtonAnchor } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Logo } from '#web/ui/logo.tsx';
import classes from '#web/shell/errors/errors.module.css';
import { text } from './messages.ts';

const words = {
  business: () => ({
    title: text('businessTitle'),
    why: text('businessText'),
    open: text('openCareer'),
    side: 'career' as const,
    host: 'aistore' as const,
    action: text('toBusiness'),
  }),
  career: () => ({
    title: text('careerTitle'),
    why: text('careerText'),
    open: text('openBusiness'),
    side: 'business' as const,
    host: 'career' as const,
    action: text('toCareer'),
  }),
};

/** Somebody signed in on the host of a side they do not have: which account it is, the offer to open it, and the ways on. */
export function WrongHost({ kind }: { kind: Profile['kind'] }) {
  const { signOut } = useSession();
  const { title, why, open, side, host, action } = words[kind]();
  const { busy, failure, attempt } = useAttempt(text('openFailed'));
  const openSide = () =>
    attempt(async () => {
      await client.accounts.openSide({ side });
      window.location.assign(careerPaths.onboarding);
    });
  return (
    <main className={classes.page}>
      <PageTitle title={title} />
      <Logo size={28} />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{why}</p>
      {failure !== '' && <Banner>{failure}</Banner>}
      <div className={classes.actions}>
        <Button kind="primary" busy={busy} onClick={() => void openSide()}>
          {open}
        </Button>
        <ButtonAnchor href={hostOrigin(host)}>{action}</ButtonAnchor>
        <Button kind="quiet" onClick={() => void signOut()}>
          {text('logOut')}
        </Button>
      </div>
    </main>
  );
}
