import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { AuthLayout, AuthTitle } from '#web/shell/auth/auth-layout.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { text } from './messages.ts';

/** Ends the weekly summary for whoever holds the link, and takes that back as easily. */
export function UnsubscribeScreen() {
  const { token = '' } = useParams();
  const change = useMutation({
    mutationFn: async (on: boolean) => {
      await (on ? client.preferences.resumeSummary({ token }) : client.preferences.endSummary({ token }));
      return on;
    },
  });
  const { mutate } = change;
  useEffect(() => mutate(false), [mutate]);
  return (
    <AuthLayout headline={text('summaryHeadline')} text={text('summaryAbout')}>
      <PageTitle title={text('summary')} />
      {change.isError ? (
        <>
          <AuthTitle title={text('summary')} />
          <Banner>{sentenceOf(change.error, text('summaryNoAnswer'))}</Banner>
        </>
      ) : change.data === true ? (
        <AuthTitle title={text('summaryOnTitle')}>{text('summaryOn')}</AuthTitle>
      ) : (
        <>
          <AuthTitle title={change.data === false ? text('summaryOffTitle') : text('summaryEndingTitle')}>
            {change.data === false ? text('summaryOff') : text('summaryEnding')}
          </AuthTitle>
          {change.data === false && <Button onClick={() => mutate(true)}>{text('summaryResume')}</Button>}
        </>
      )}
    </AuthLayout>
  );
}
