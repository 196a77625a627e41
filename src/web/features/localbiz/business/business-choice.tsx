import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import classes from './business.module.css';
import { keepDraft } from './kept-draft.ts';
import { text } from './messages.ts';

/** For who belongs to several businesses: which of them is looked at. */
export function BusinessChoice() {
  const memberships = useQuery(api.memberships.list.queryOptions());
  const queries = useQueryClient();
  const toast = useToast();
  const all = memberships.data ?? [];
  const current = all.find((one) => one.is_current);
  if (all.length < 2 || !current) return null;
  const turnTo = async (id: string) => {
    try {
      await client.memberships.choose({ business_id: id });
      keepDraft(null, 'own');
      await queries.resetQueries();
    } catch (error) {
      toast({ kind: 'problem', message: sentenceOf(error, text('choiceFailed')) });
    }
  };
  return (
    <Select
      label={text('choice')}
      className={classes.choice}
      options={all.map(({ id, name, is_practice: isPractice }) => ({
        value: id,
        label: isPractice ? text('practiceShop', { name }) : name,
      }))}
      value={current.id}
      onValueChange={(id) => void turnTo(id)}
    />
  );
}
