import { Link } from 'react-router';
import { Beside, BesideItem } from '#web/shell/dashboard/beside.tsx';
import { businessPaths } from '#web/shell/paths.ts';
import type { Tag } from '#web/text/say.ts';
import { Card } from '#web/ui/display/card.tsx';
import { SettingRow } from '#web/ui/sections/setting-row.tsx';
import { text } from './messages.ts';

const always = () => [
  { title: text('signIns'), when: text('signInsText') },
  { title: text('export'), when: text('exportText') },
  { title: text('ending'), when: text('endingText') },
  { title: text('team'), when: text('teamText') },
];

const linkTo =
  (path: string): Tag =>
  (inner) => (
    <Link className="text-link" to={path}>
      {inner}
    </Link>
  );

/** What a business hears of by mail. There is nothing yet that could be switched off: no agent reaches customers so far. */
export function WhatYouHear({ email }: { email: string }) {
  return (
    <Beside
      title={text('whereTitle')}
      aside={
        <>
          <BesideItem head={email}>
            {text.rich('whereMail', { link: linkTo(businessPaths.security) })}
          </BesideItem>
          <BesideItem head={text('list')}>
            {text.rich('listText', { link: linkTo(businessPaths.notifications) })}
          </BesideItem>
        </>
      }
    >
      <Card aria-label={text('title')}>
        <h2 className="visually-hidden">{text('title')}</h2>
        {always().map(({ title, when }) => (
          <SettingRow key={title} fixed title={title} control={<b>{text('alwaysOn')}</b>}>
            {when}
          </SettingRow>
        ))}
        <SettingRow fixed title={text('customers')} control={text('notYet')}>
          {text('customersText')}
        </SettingRow>
      </Card>
    </Beside>
  );
}
