import { classNames } from '#web/ui/class-names.ts';
import classes from './recorded.module.css';

const WIDE = { width: 1280, height: 840 };
const PHONE = { width: 780, height: 1520 };

/** A screen of the running product in both themes, as `npm run record` takes it, and what it shows in words. */
export interface RecordedScreen {
  light: string;
  dark: string;
  alt: string;
}

interface RecordedProps {
  title: string;
  text: string;
  wide: RecordedScreen;
  phone: RecordedScreen;
}

/** The product itself, in the theme of the page: one screen on a computer, another on a phone. */
export function Recorded({ title, text, wide, phone }: RecordedProps) {
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{text}</p>
      </div>
      <div className={classes.pictures}>
        <Shot {...wide} {...WIDE} className={classes.wide} />
        <Shot {...phone} {...PHONE} className={classes.phone} />
      </div>
    </section>
  );
}

interface ShotProps extends RecordedScreen {
  width: number;
  height: number;
  className: string | undefined;
}

/** One picture for each theme; the one that is not shown is not loaded. */
function Shot({ light, dark, alt, className, ...size }: ShotProps) {
  return (
    <div className={className}>
      <img
        className={classNames(classes.shot, classes.light)}
        src={light}
        alt={alt}
        loading="lazy"
        {...size}
      />
      <img className={classNames(classes.shot, classes.dark)} src={dark} alt={alt} loading="lazy" {...size} />
    </div>
  );
}
