import { Check, Copy, ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { useOpened } from '#web/shell/applications/status/use-opened.ts';
import { ButtonAnchor, IconButton } from '#web/ui/actions/button.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { text } from './messages.ts';
import classes from './outcome.module.css';

function CopyValue({ label, value }: { label: string; value: string }) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <div className={classes.copyRow}>
      <dt>{label}</dt>
      <dd className={classes.copied}>{value}</dd>
      <dd className={classes.copy}>
        <span role="status" className={classes.quiet}>
          {copied === 'yes' ? text('copied') : copied === 'failed' ? text('copyFailed') : ''}
        </span>
        <IconButton label={text('copy', { value: label })} onClick={() => void copy()}>
          {copied === 'yes' ? <Check /> : <Copy />}
        </IconButton>
      </dd>
    </div>
  );
}

interface HandedOverProps {
  application: ApplicationDetail;
  /** The files to attach. */
  documents: ReactNode;
  /** What the employer wrote, such as the code its form waits for. */
  mails: ReactNode;
}

/** A form that only a person may send: everything is prepared, with one link and each value ready to copy. */
export function HandedOver({ application, documents, mails }: HandedOverProps) {
  const { id, note, apply_url, url, plan, letter } = application;
  const tellOpened = useOpened(id);
  const address = [apply_url, url].find((one) => /^https?:\/\//i.test(one));
  const values = (plan?.fields ?? []).filter((field) => field.group !== 'documents');
  return (
    <section className={classes.handedOver}>
      <Banner kind="yours">{note}</Banner>
      {address !== undefined && (
        <ButtonAnchor
          kind="yours"
          size="thumb"
          href={address}
          target="_blank"
          rel="noreferrer"
          onClick={tellOpened}
        >
          {text('openForm')}
          <ExternalLink aria-hidden />
        </ButtonAnchor>
      )}
      {mails}
      <p className={classes.quiet}>{text('howTo')}</p>
      <div className={classes.files}>{documents}</div>
      <dl className={classes.copies}>
        {values.map((field) => (
          <CopyValue key={field.key} label={field.label} value={field.display} />
        ))}
        {letter && <CopyValue label={text('letter')} value={letter.text} />}
      </dl>
    </section>
  );
}
