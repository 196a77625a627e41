import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { AuthLayout, AuthTitle } from '#web/shell/auth/auth-layout.tsx';
import { PageTitle } from '#web/shell/page-title.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';

const NO_ANSWER = 'The server did not answer. Open the link again in a moment.';

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
    <AuthLayout
      headline="You choose what you hear of."
      text="What waits for your decision and what touches your account always reach you; everything else is up to you."
    >
      <PageTitle title="Weekly summary" />
      {change.isError ? (
        <>
          <AuthTitle title="Weekly summary" />
          <Banner>{sentenceOf(change.error, NO_ANSWER)}</Banner>
        </>
      ) : change.data === true ? (
        <AuthTitle title="You get it again">The next weekly summary comes on Monday.</AuthTitle>
      ) : (
        <>
          <AuthTitle title={change.data === false ? 'The weekly summary is off' : 'One moment'}>
            {change.data === false
              ? 'I send you no summary any more. What waits for your decision still reaches you.'
              : 'I am turning the weekly summary off.'}
          </AuthTitle>
          {change.data === false && <Button onClick={() => mutate(true)}>Turn it on again</Button>}
        </>
      )}
    </AuthLayout>
  );
}
