import { Link } from 'react-router';
import { Beside, BesideItem } from '#web/shell/dashboard/beside.tsx';
import { businessPaths } from '#web/shell/paths.ts';
import { Card } from '#web/ui/display/card.tsx';
import { SettingRow } from '#web/ui/sections/setting-row.tsx';

const always = [
  {
    title: 'Sign-ins and changes of how you log in',
    text: 'A device I do not know, another password or address, a passkey, Google or LinkedIn: so that nobody does it unseen.',
  },
  {
    title: 'Your export',
    text: 'When the archive you asked for is ready, and until when you can fetch it.',
  },
  {
    title: 'The end of your account',
    text: 'When you ask for it, when you take it back, and when everything is erased.',
  },
] as const;

/** What a business hears of by mail. There is nothing yet that could be switched off: no agent of a business works so far. */
export function WhatYouHear({ email }: { email: string }) {
  return (
    <Beside
      title="Where"
      aside={
        <>
          <BesideItem head={email}>
            E-mail, at once.{' '}
            <Link className="text-link" to={businessPaths.security}>
              Change in Security
            </Link>
          </BesideItem>
          <BesideItem head="Your list">
            What happened also stands in{' '}
            <Link className="text-link" to={businessPaths.notifications}>
              Notifications
            </Link>
            .
          </BesideItem>
        </>
      }
    >
      <Card aria-label="What you hear of">
        <h2 className="visually-hidden">What you hear of</h2>
        {always.map(({ title, text }) => (
          <SettingRow key={title} fixed title={title} control={<b>Always on</b>}>
            {text}
          </SettingRow>
        ))}
        <SettingRow fixed title="Customers, offers and stock" control="Not yet">
          Nothing is sent about them: LocalBiz AI and AI Store are being built. Their switches come here with
          them, and I mail no advertising meanwhile.
        </SettingRow>
      </Card>
    </Beside>
  );
}
