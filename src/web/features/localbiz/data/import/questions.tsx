import { useState } from 'react';
import type { ImportQuestion } from '#contract/localbiz/import-questions.ts';
import type { ImportAnswers, ImportReply } from '#contract/localbiz/imports.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { fieldWords } from './field-words.ts';
import { text } from './messages.ts';
import classes from './import.module.css';
import { MonthQuestion } from './month-question.tsx';
import { ShopsOfPlaces } from './shops-of-places.tsx';

interface QuestionsProps {
  file: ImportReply;
  questions: readonly ImportQuestion[];
  onAnswer: (change: Partial<ImportAnswers>) => void;
  busy: boolean;
}

/** What the file leaves open, each with its few answers. */
export function Questions({ questions, ...rest }: QuestionsProps) {
  return questions.map((question) => (
    <Question
      key={question.about === 'column' ? question.header : question.about}
      question={question}
      {...rest}
    />
  ));
}

function Question({
  question,
  file,
  onAnswer,
  busy,
}: Omit<QuestionsProps, 'questions'> & { question: ImportQuestion }) {
  if (question.about === 'shop') return <Shops shops={question.shops} onAnswer={onAnswer} busy={busy} />;
  if (question.about === 'places') return <Places places={question.places} onAnswer={onAnswer} busy={busy} />;
  if (question.about === 'shops_of_places')
    return <ShopsOfPlaces question={question} onAnswer={onAnswer} busy={busy} />;
  if (question.about === 'date_order')
    return (
      <div className={classes.ask}>
        <span>{text('dateQuestion', { sample: question.sample })}</span>
        <span className={classes.choices}>
          <Button size="sm" busy={busy} onClick={() => onAnswer({ date_order: 'day_first' })}>
            {text('dayFirst')}
          </Button>
          <Button size="sm" busy={busy} onClick={() => onAnswer({ date_order: 'month_first' })}>
            {text('monthFirst')}
          </Button>
        </span>
      </div>
    );
  if (question.about === 'month')
    return <MonthQuestion question={question} file={file} onAnswer={onAnswer} busy={busy} />;
  const { header, fields } = question;
  return (
    <div className={classes.ask}>
      <span>{text('columnQuestion', { header })}</span>
      <span className={classes.choices}>
        {fields.map((field) => (
          <Button
            key={field}
            size="sm"
            busy={busy}
            onClick={() => onAnswer({ columns: { ...file.answers.columns, [header]: field } })}
          >
            {fieldWords(field)}
          </Button>
        ))}
      </span>
    </div>
  );
}

/** More than these are a list to choose from. */
const MOST_BUTTONS = 6;
const NONE = 'none';

function Shops({
  shops,
  onAnswer,
  busy,
}: { shops: readonly { id: string; name: string }[] } & Pick<QuestionsProps, 'onAnswer' | 'busy'>) {
  const say = (id: string) => onAnswer({ shop_id: id, shops_of_places: null });
  const named = shops.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <div className={classes.ask}>
      <span>{text('shopQuestion')}</span>
      <span className={classes.choices}>
        {shops.length > MOST_BUTTONS ? (
          <Select
            label={text('shopQuestion')}
            value={NONE}
            options={[{ value: NONE, label: text('chooseShop') }, ...named]}
            onValueChange={(value) => {
              if (value !== NONE && !busy) say(value);
            }}
          />
        ) : (
          named.map(({ value, label }) => (
            <Button key={value} size="sm" busy={busy} onClick={() => say(value)}>
              {label}
            </Button>
          ))
        )}
      </span>
    </div>
  );
}

function Places({
  places,
  onAnswer,
  busy,
}: { places: readonly string[] } & Pick<QuestionsProps, 'onAnswer' | 'busy'>) {
  const [out, setOut] = useState<readonly string[]>([]);
  return (
    <div className={classes.ask}>
      <span>{text('placesQuestion', { places })}</span>
      <span className={classes.choices}>
        {places.map((place) => (
          <Checkbox
            key={place}
            checked={!out.includes(place)}
            onChange={() =>
              setOut(out.includes(place) ? out.filter((one) => one !== place) : [...out, place])
            }
          >
            {place}
          </Checkbox>
        ))}
        <Button kind="yours" size="sm" busy={busy} onClick={() => onAnswer({ left_out_places: [...out] })}>
          {text('placesDone')}
        </Button>
      </span>
    </div>
  );
}
