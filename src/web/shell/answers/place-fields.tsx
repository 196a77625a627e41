import { ANSWER_COUNTRIES, countryName } from '#engines/answers/index.ts';
import { messageText } from '#web/text/message-text.ts';
import { type AnswerFieldsProps, group, line, names, type Options } from './field-parts.tsx';
import { text } from './messages.ts';

const countries = (): Options =>
  ANSWER_COUNTRIES.map((value) => ({ value, label: messageText(countryName(value)) }));

/** Whether somebody would move, and where to. */
export function relocationFields(props: AnswerFieldsProps) {
  const { where } = props.draft;
  return (
    <>
      {group(props, 'where', [
        { value: 'anywhere', label: text('anywhere') },
        { value: 'countries', label: text('someCountries') },
        { value: 'places', label: text('somePlaces') },
        { value: 'no', label: text('no') },
      ])}
      {where === 'countries' &&
        group({ ...props, label: text('countries'), help: undefined }, 'countries', countries(), true)}
      {where === 'places' && (
        <>
          {names(props, 'cities', text('towns'), { placeholder: text('townsExample') })}
          {names(props, 'regions', text('regions'), {
            placeholder: text('regionsExample'),
            help: text('townsHint'),
          })}
        </>
      )}
    </>
  );
}

/** Where somebody would work on site, and how often. */
export function onsiteFields(props: AnswerFieldsProps) {
  const { where = '' } = props.draft;
  return (
    <>
      {group(props, 'where', [
        { value: 'anywhere', label: text('anywhere') },
        { value: 'cities', label: text('someTowns') },
        { value: 'no', label: text('no') },
      ])}
      {where === 'cities' &&
        names(props, 'cities', text('towns'), { placeholder: text('townsExample'), help: text('townsHint') })}
      {(where === 'cities' || where === 'anywhere') &&
        line(props, 'days', text('daysAtMost'), { inputMode: 'numeric', help: text('daysHint') })}
    </>
  );
}
