import { GripVertical } from 'lucide-react';
import { Slider as Radix } from 'radix-ui';
import classes from './slider.module.css';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number | undefined;
  /** The value in words, for a screen reader: "10 applications a day". */
  valueText: (value: number) => string;
  /** What stands under the two ends. */
  ends?: readonly [string, string] | undefined;
  onValueChange: (value: number) => void;
}

/** A number between two ends; arrows move it by one step. */
export function Slider({ label, value, min, max, step = 1, valueText, ends, onValueChange }: SliderProps) {
  return (
    <div>
      <Radix.Root
        className={classes.slider}
        value={[value]}
        min={min}
        max={max}
        step={step}
        onValueChange={([next]) => next !== undefined && onValueChange(next)}
      >
        <Radix.Track className={classes.track}>
          <Radix.Range className={classes.range} />
        </Radix.Track>
        <Radix.Thumb className={classes.thumb} aria-label={label} aria-valuetext={valueText(value)}>
          <GripVertical aria-hidden />
        </Radix.Thumb>
      </Radix.Root>
      {ends && (
        <div className={classes.ends} aria-hidden>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  );
}
