import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { text } from './messages.ts';
import classes from './sheet.module.css';

/** What the prompts stated and the profile does not have: where it stands, and one press to take it over. */
export function SaidOnly({ said }: { said: readonly string[] }) {
  const queries = useQueryClient();
  const keep = useMutation({
    mutationFn: () => client.resumes.keepSaid(),
    onSuccess: () => queries.invalidateQueries({ queryKey: api.resumes.masterProfile.key() }),
  });
  if (said.length === 0) return null;
  const left = keep.data?.left ?? said;
  return (
    <section className={classes.said} aria-label={text('saidTitle')}>
      {keep.data && <p role="status">{text('taken', { count: keep.data.taken })}</p>}
      {left.length > 0 && (
        <>
          <p>{keep.data ? text('noPlace') : text('said')}</p>
          <ul>
            {left.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      {keep.isError && <Banner>{sentenceOf(keep.error, text('notTaken'))}</Banner>}
      {!keep.data && (
        <Button size="sm" busy={keep.isPending} busyLabel={text('taking')} onClick={() => keep.mutate()}>
          {text('take')}
        </Button>
      )}
    </section>
  );
}
