import type { Profile } from '#contract/career/profile.ts';
import { useSession } from '#web/api/session.tsx';
import { hostOrigin } from '#web/shell/host-origin.ts';
import { PageTitle } from '#web/shell/page-title.tsx';
import { Button, ButtonAnchor } from '#web/ui/actions/button.tsx';
import { Logo } from '#web/ui/logo.tsx';
import classes from '#web/shell/errors/errors.module.css';

const words = {
  business: {
    title: 'This is a business account',
    text: 'Your account belongs to LocalBiz AI and AI Store. To look for work, make an account of its own with another address.',
    host: 'aistore',
    action: 'Go to your business',
  },
  career: {
    title: 'This account looks for work',
    text: 'Your account belongs to AutoCareer Pro. A business needs an account of its own, with another address.',
    host: 'career',
    action: 'Go to AutoCareer Pro',
  },
} as const;

/** Somebody signed in on the other offering's host: which account it is, and the two ways on. */
export function WrongHost({ kind }: { kind: Profile['kind'] }) {
  const { signOut } = useSession();
  const { title, text, host, action } = words[kind];
  return (
    <main className={classes.page}>
      <PageTitle title={title} />
      <Logo size={28} />
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>
        <ButtonAnchor kind="primary" href={hostOrigin(host)}>
          {action}
        </ButtonAnchor>
        <Button onClick={() => void signOut()}>Log out here</Button>
      </div>
    </main>
  );
}
