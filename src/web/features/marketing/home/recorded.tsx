import { classNames } from '#web/ui/class-names.ts';
import approvalDark from './recorded/approval-dark.webp';
import approvalLight from './recorded/approval-light.webp';
import overviewDark from './recorded/overview-dark.webp';
import overviewLight from './recorded/overview-light.webp';
import { text } from './messages.ts';
import classes from './recorded.module.css';

const wide = { light: overviewLight, dark: overviewDark, width: 1280, height: 840 };
const phone = { light: approvalLight, dark: approvalDark, width: 780, height: 1520 };

/** The product itself, in the theme of the page. `npm run record` takes these pictures again. */
export function Recorded() {
  return (
    <section className={classes.section}>
      <div className={classes.head}>
        <h2 className={classes.title}>{text('recordedTitle')}</h2>
        <p className={classes.text}>{text('recordedText')}</p>
      </div>
      <div className={classes.pictures}>
        <Shot {...wide} className={classes.wide} alt={text('recordedOverview')} />
        <Shot {...phone} className={classes.phone} alt={text('recordedApproval')} />
      </div>
    </section>
  );
}

interface ShotProps {
  light: string;
  dark: string;
  width: number;
  height: number;
  alt: string;
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
