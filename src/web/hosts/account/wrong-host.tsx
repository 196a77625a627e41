import type { Profile } from '#contract/career/profile.ts';
import { useSession } from '#web/api/session.tsx';
import { hostOrigin } from '#web/shell/host-origin.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { Button, ButtonAnchor } from '#web/ui/actions/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import classes from '#web/shell/errors/errors.module.css';
import { text } from './messages.ts';

const words = {
  business: () => ({
    title: text('businessTitle'),
    why: text('businessText'),
    host: 'aistore' as const,
    action: text('toBusiness'),
  }),
  career: () => ({
    title: text('careerTitle'),
    why: text('careerText'),
    host: 'career' as const,
    action: text('toCareer'),
  }),
};

/** Somebody signed in on the other offering's host: which account it is, and the two ways on. */
export function WrongHost({ kind }: { kind: Profile['kind'] }) {
  const { signOut } = useSession();
  const { title, why, host, action } = words[kind]();
  return (
    <main className={classes.page}>
      <PageTitle title={title} />
      <Logo size={28} />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{why}</p>
      <div className={classes.actions}>
        <ButtonAnchor kind="primary" href={hostOrigin(host)}>
          {action}
        </ButtonAnchor>
        <Button onClick={() => void signOut()}>{text('logOut')}</Button>
      </div>
    </main>
  );
}
