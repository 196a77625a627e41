import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
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
    <section className={classes.said} aria-label="What you told me in the prompt">
      {keep.data && (
        <p role="status">
          {keep.data.taken === 1 ? 'One fact is' : `${keep.data.taken} facts are`} in your profile now.
        </p>
      )}
      {left.length > 0 && (
        <>
          <p>
            {keep.data
              ? 'I found no place in your profile for this, so it stays on this resume only:'
              : 'You told me this in the prompt. It stands on this resume only, not in your profile:'}
          </p>
          <ul>
            {left.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      {keep.isError && (
        <Banner>
          {sentenceOf(keep.error, 'The server did not answer. Your profile is as it was; try again.')}
        </Banner>
      )}
      {!keep.data && (
        <Button size="sm" busy={keep.isPending} busyLabel="Taking it..." onClick={() => keep.mutate()}>
          Take it into my profile
        </Button>
      )}
    </section>
  );
}
