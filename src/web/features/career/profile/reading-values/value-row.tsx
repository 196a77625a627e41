import { CircleHelp } from 'lucide-react';
import type { ShownValue } from '#engines/corrections/index.ts';
import { messageText } from '#web/text/message-text.ts';
import { classNames } from '#web/ui/class-names.ts';
import classes from './list.module.css';
import { text } from './messages.ts';

interface ValueRowProps {
  shown: ShownValue;
  /** What the taxonomy calls it; null where it knows no other name. */
  standard: string | null;
  isOpen: boolean;
  onOpen: () => void;
  onLook: (isLooked: boolean) => void;
}

function placeInWords({ field }: ShownValue): string {
  if (field === null) return '';
  if (field.said !== null) return text('saidByYou');
  return text('line', { line: field.lines[0] ?? '' });
}

const wordsOf = ({ path, value }: ShownValue): string =>
  /[dD]ate$/.test(path) ? text('month', { month: value }) : value;

/** A value with what it is and where it stands; pressing it opens what can be said about it. */
export function ValueRow({ shown, standard, isOpen, onOpen, onLook }: ValueRowProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      data-path={shown.path}
      className={classNames(classes.value, isOpen && classes.open)}
      onClick={onOpen}
      onPointerEnter={() => onLook(true)}
      onPointerLeave={() => onLook(false)}
    >
      <span className={classes.label}>{messageText(shown.label)}</span>
      <span className={classNames(classes.text, shown.value === '' && classes.none)}>
        {shown.value === '' ? text('noneFound') : wordsOf(shown)}
        {standard !== null && <span className={classes.standard}>{text('listedAs', { standard })}</span>}
      </span>
      <span className={classNames(classes.place, shown.isDoubtful && classes.check)}>
        {shown.isDoubtful ? (
          <>
            <CircleHelp aria-hidden />
            {text('check')}
          </>
        ) : (
          placeInWords(shown)
        )}
      </span>
    </button>
  );
}

/** The same as a short word among others. */
export function ValueWord({ shown, standard, isOpen, onOpen, onLook }: ValueRowProps) {
  const place = placeInWords(shown);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      data-path={shown.path}
      title={standard === null ? place : text('placeListedAs', { place, standard })}
      className={classNames(
        classes.word,
        isOpen && classes.open,
        shown.isDoubtful && classes.check,
        shown.path.endsWith('/name') && classes.group,
      )}
      onClick={onOpen}
      onPointerEnter={() => onLook(true)}
      onPointerLeave={() => onLook(false)}
    >
      {shown.value}
    </button>
  );
}
