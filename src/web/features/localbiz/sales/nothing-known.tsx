import type { ReactNode } from 'react';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { businessPaths } from '#web/shell/paths.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Empty } from '#web/ui/display/states.tsx';
import { text } from './messages.ts';

/** Before any file: the one next step. */
export function NothingKnown({ choice }: { choice: ReactNode }) {
  return (
    <>
      <ScreenHead title={text('title')}>{choice}</ScreenHead>
      <Card>
        <Empty
          title={text('none')}
          level={2}
          action={
            <ButtonLink kind="primary" to={businessPaths.data}>
              {text('bringOne')}
            </ButtonLink>
          }
        >
          {text('noneText')}
        </Empty>
      </Card>
    </>
  );
}
