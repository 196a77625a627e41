import type { OwnedBusiness } from '#contract/platform/privacy.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { text } from './messages.ts';
import classes from './privacy.module.css';

/** For each business, by its id: the member who gets it, `close`, or "" while nothing is chosen. */
export type Wishes = Readonly<Record<string, string>>;

/** What is sent of the wishes; null while one is missing. */
export function readWishes(businesses: readonly OwnedBusiness[], wishes: Wishes) {
  const chosen = businesses.map(({ business_id: id }) => ({ id, wish: wishes[id] ?? '' }));
  if (chosen.some(({ wish }) => wish === '')) return null;
  return {
    hand_over: chosen
      .filter(({ wish }) => wish !== 'close')
      .map(({ id, wish }) => ({ business_id: id, member_id: wish })),
    close: chosen.filter(({ wish }) => wish === 'close').map(({ id }) => id),
  };
}

interface BusinessWishesProps {
  businesses: readonly OwnedBusiness[];
  wishes: Wishes;
  /** Whether a missing choice is to be named. */
  checked: boolean;
  onChange: (wishes: Wishes) => void;
}

/** What becomes of each business that the account alone owns and in which others work. */
export function BusinessWishes({ businesses, wishes, checked, onChange }: BusinessWishesProps) {
  return businesses.map(({ business_id: id, name, others }) => {
    const wish = wishes[id] ?? '';
    return (
      <div key={id} className={classes.field}>
        <Field
          label={text('becomes', { business: name })}
          help={text('becomesHelp')}
          error={checked && wish === '' ? text('becomesMissing') : undefined}
        >
          <Select
            options={[
              { value: '', label: text('becomesChoose') },
              ...others.map((one) => ({
                value: one.member_id,
                label: text('becomesOf', { name: one.name, email: one.email }),
              })),
              { value: 'close', label: text('becomesClosed') },
            ]}
            value={wish}
            onValueChange={(value) => onChange({ ...wishes, [id]: value })}
          />
        </Field>
      </div>
    );
  });
}
