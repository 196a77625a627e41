import {
  AlarmClock,
  CircleAlert,
  CircleHelp,
  CreditCard,
  Footprints,
  Hand,
  type LucideIcon,
  Mail,
  MessageCircleQuestion,
  OctagonX,
  Send,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { Link } from 'react-router';
import { clockWords } from '#web/shell/applications/moments.ts';
import { classNames } from '#web/ui/class-names.ts';
import { text } from './messages.ts';
import { type Notice, placeOf } from './notices.ts';
import classes from './notifications.module.css';

const icons: Readonly<Record<Notice['kind'], LucideIcon>> = {
  waiting: Footprints,
  needs_you: MessageCircleQuestion,
  applied: Send,
  handed_over: Hand,
  reply: Mail,
  unknown: CircleHelp,
  failed: CircleAlert,
  stopped: OctagonX,
  reminder: AlarmClock,
  account: UserRound,
  plan: CreditCard,
  team: UsersRound,
};

/** One line of what happened; it leads to the application it is about. */
export function NoticeRow({ notice, timeZone }: { notice: Notice; timeZone: string | undefined }) {
  const { kind, title, body, read, at } = notice;
  const Icon = icons[kind];
  const place = placeOf(notice);
  const asks = kind === 'waiting' || kind === 'needs_you';
  return (
    <li className={classNames(classes.row, !read && classes.unread)}>
      <Icon aria-hidden className={asks ? classes.asks : classes.icon} />
      <div className={classes.words}>
        <p className={classes.title}>
          {place === null ? (
            title
          ) : (
            <Link className={classes.link} to={place}>
              {title}
            </Link>
          )}
        </p>
        {body !== '' && <p className={classes.body}>{body}</p>}
      </div>
      <div className={classes.when}>
        {!read && (
          <span className={classes.new}>
            <span>{text('isNew')}</span>
          </span>
        )}
        <time dateTime={at}>{clockWords(at, timeZone)}</time>
      </div>
    </li>
  );
}
