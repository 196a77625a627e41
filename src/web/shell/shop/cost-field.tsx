import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { api, client } from '#web/api/client.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/actions/toast.tsx';
import { Input } from '#web/ui/forms/input.tsx';
import classes from './cost-field.module.css';
import { text } from './messages.ts';
import { centsTyped, typedCents } from './typed-cents.ts';

interface CostFieldProps {
  item: { id: string; name: string };
  /** What was typed for it before; null where nothing was. */
  typed: number | null;
  /** Where it stands by itself, so that it is given the focus when it opens. */
  autoFocus?: boolean;
  onDone?: (() => void) | undefined;
}

/** Keeps what one of an item costs, in cents, or takes it back with null; whatever reckons with it is read anew. */
function useSaying({ item: { id, name }, onDone }: Pick<CostFieldProps, 'item' | 'onDone'>) {
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (cents: number | null) => client.catalogue.cost({ id, cents }),
    onSuccess: async (_, cents) => {
      toast({ message: cents === null ? text('costRemoved', { name }) : text('costSaved', { name }) });
      onDone?.();
      await Promise.all([
        queries.invalidateQueries({ queryKey: api.sales.key() }),
        queries.invalidateQueries({ queryKey: api.catalogue.key() }),
      ]);
    },
    onError: (error) => toast({ kind: 'problem', message: sentenceOf(error, text('costFailed')) }),
  });
}

/** What one of an item costs the shop, typed: kept until somebody takes it back or a newer catalogue says otherwise. */
export function CostField({ item, typed, autoFocus = false, onDone }: CostFieldProps) {
  const [value, setValue] = useState(typed === null ? '' : centsTyped(typed));
  const [isWrong, setWrong] = useState(false);
  const ids = useId();
  const say = useSaying({ item, onDone });
  const send = () => {
    const cents = typedCents(value);
    setWrong(cents === null);
    if (cents !== null) say.mutate(cents);
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onDone?.();
      }}
    >
      <label htmlFor={`${ids}-cost`}>{text('costOf', { name: item.name })}</label>
      <div className={classes.controls}>
        <Input
          id={`${ids}-cost`}
          className={classes.amount}
          inputMode="decimal"
          autoComplete="off"
          // It opens where its button was pressed, and is what was asked for.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={autoFocus}
          value={value}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${ids}-wrong` : undefined}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        <Button type="submit" size="sm" busy={say.isPending}>
          {text('costSave')}
        </Button>
        {typed !== null && (
          <Button kind="quiet" size="sm" busy={say.isPending} onClick={() => say.mutate(null)}>
            {text('costRemove')}
          </Button>
        )}
      </div>
      <p id={`${ids}-wrong`} className={classes.wrong} aria-live="polite">
        {isWrong && text('costWrong')}
      </p>
    </form>
  );
}
