import { Trash2 } from 'lucide-react';
import { type FormEvent, use, useState } from 'react';
import { GRACE_DAYS } from '#contract/platform/grace.ts';
import type { OwnedBusiness, PrivacyState } from '#contract/platform/privacy.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { useSession } from '#web/api/session.tsx';
import { dateWords } from '#web/shell/applications/moments.ts';
import { usePersonClock } from '#web/shell/applications/use-person-clock.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/actions/confirm-dialog.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import { BusinessWishes, readWishes, type Wishes } from './business-wishes.tsx';
import { text } from './messages.ts';
import { PrivacyWordsContext } from './privacy-words.ts';
import classes from './privacy.module.css';
import type { usePrivacy } from './use-privacy.ts';

interface DeleteSectionProps {
  email: string;
  privacy: ReturnType<typeof usePrivacy>;
}

/** The account is to end: when, and the way back. */
function EndingSection({ dueAt, privacy }: { dueAt: string; privacy: ReturnType<typeof usePrivacy> }) {
  const { timeZone } = usePersonClock();
  const day = dateWords(dueAt, timeZone);
  const { keepAccount } = privacy;
  const words = use(PrivacyWordsContext)();
  return (
    <section className={classes.section} aria-labelledby="delete-title">
      <h2 id="delete-title" className={classes.title}>
        {text('endsOnTitle', { day })}
      </h2>
      <p className={classes.text}>{words.ending}</p>
      <div className={classes.form}>
        <Button kind="primary" busy={keepAccount.isPending} onClick={() => keepAccount.mutate()}>
          {text('keep')}
        </Button>
      </div>
    </section>
  );
}

/** Deleting the account, or what became of that. */
export function DeleteSection({ state, ...rest }: DeleteSectionProps & { state: PrivacyState }) {
  return state.deletion ? (
    <EndingSection dueAt={state.deletion.due_at} privacy={rest.privacy} />
  ) : (
    <DeleteForm businesses={state.businesses} {...rest} />
  );
}

type DeleteFormProps = DeleteSectionProps & { businesses: readonly OwnedBusiness[] };

/** What is typed and chosen, what is wrong with it, and asking for the deletion once it is confirmed. */
function useDeleteForm({ email, businesses, privacy }: DeleteFormProps) {
  const [typed, setTyped] = useState('');
  const [wishes, setWishes] = useState<Wishes>({});
  const [checked, setChecked] = useState(false);
  const [wrong, setWrong] = useState('');
  const [asking, setAsking] = useState(false);
  const { requestDeletion } = privacy;
  const settled = readWishes(businesses, wishes);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const matches = typed.trim().toLowerCase() === email.toLowerCase();
    setWrong(matches ? '' : text('deleteWrongEmail'));
    setChecked(true);
    if (matches && settled !== null) setAsking(true);
  };
  const confirm = () => {
    setAsking(false);
    const sent = { email: typed, ...settled };
    requestDeletion.mutate(sent, {
      onSuccess: ({ confirmed }) => confirmed && setTyped(''),
      onError: (error) => setWrong(sentenceOf(error, text('nothingChanged'))),
    });
  };
  return { typed, setTyped, wishes, setWishes, checked, wrong, asking, setAsking, submit, confirm };
}

/** The address typed, a confirmation, a proof of who is there, and fourteen days to change one's mind. */
function DeleteForm(props: DeleteFormProps) {
  const { typed, setTyped, wishes, setWishes, checked, wrong, asking, setAsking, submit, confirm } =
    useDeleteForm(props);
  const { session } = useSession();
  const isOnBothSides = session.kind === 'signed-in' && session.person.sides.length > 1;
  const words = use(PrivacyWordsContext)();
  return (
    <section className={classes.section} aria-labelledby="delete-title">
      <h2 id="delete-title" className={classes.title}>
        {text('delete')}
      </h2>
      <p className={classes.text}>{words.deletes}</p>
      {isOnBothSides && <p className={classes.text}>{text('bothSides')}</p>}
      <form className={classes.form} noValidate onSubmit={submit}>
        <BusinessWishes
          businesses={props.businesses}
          wishes={wishes}
          checked={checked}
          onChange={setWishes}
        />
        <div className={classes.field}>
          <Field
            label={text('deleteTypeEmail')}
            help={text('deleteGrace', { days: GRACE_DAYS })}
            error={wrong}
          >
            <Input
              type="email"
              autoComplete="off"
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
        </div>
        <Button kind="harmful" type="submit" busy={props.privacy.requestDeletion.isPending}>
          <Trash2 aria-hidden />
          {text('delete')}
        </Button>
      </form>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text('deleteQuestion')}
        action={text('delete')}
        onConfirm={confirm}
      >
        {words.confirm}
      </ConfirmDialog>
    </section>
  );
}
