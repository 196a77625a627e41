import { useState } from 'react';
import type { ImportQuestion } from '#contract/localbiz/import-questions.ts';
import type { ImportAnswers } from '#contract/localbiz/imports.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { text } from './messages.ts';
import classes from './import.module.css';
import layout from './shops.module.css';

const [NONE, OUT] = ['none', 'out'];

interface ShopsOfPlacesProps {
  question: Extract<ImportQuestion, { about: 'shops_of_places' }>;
  onAnswer: (change: Partial<ImportAnswers>) => void;
  busy: boolean;
}

/** Which shop each place of a file is, or that it is left out; what was said of other files is chosen already. */
export function ShopsOfPlaces({ question: { places, shops }, onAnswer, busy }: ShopsOfPlacesProps) {
  const [said, setSaid] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(
      places.map(({ place, shop_id: id, is_left_out: isOut }) => [place, isOut ? OUT : (id ?? NONE)]),
    ),
  );
  const all = Object.values(said);
  const isSaid = !all.includes(NONE) && all.some((one) => one !== OUT);
  const options = [
    { value: NONE, label: text('chooseShop') },
    ...shops.map(({ id, name }) => ({ value: id, label: name })),
    { value: OUT, label: text('leaveOut') },
  ];
  const send = () =>
    onAnswer({
      shop_id: null,
      shops_of_places: Object.fromEntries(
        Object.entries(said).map(([place, id]) => [place, id === OUT ? null : id]),
      ),
    });
  return (
    <div className={classes.ask}>
      <span>{text('shopsOfPlacesQuestion')}</span>
      <div className={layout.places}>
        {places.map(({ place }) => (
          <Field key={place} label={place === '' ? text('noPlace') : place}>
            <Select
              options={options}
              value={said[place] ?? NONE}
              onValueChange={(id) => setSaid({ ...said, [place]: id })}
            />
          </Field>
        ))}
      </div>
      <span className={classes.note}>{text('shopsOfPlacesHelp')}</span>
      <Button kind="yours" size="sm" busy={busy} disabled={!isSaid} onClick={send}>
        {text('shopsOfPlacesDone')}
      </Button>
    </div>
  );
}
