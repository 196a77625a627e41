import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { Card, CardHead } from '#web/ui/display/card.tsx';
import { text } from './messages.ts';
import classes from './profile.module.css';

/** The person's own address for employers, to copy, and what it is for. */
export function ApplicationAddress({ address }: { address: string }) {
  // It breaks before the domain when it must.
  const domain = Math.max(address.indexOf('@'), 0);
  const [copied, setCopied] = useState<'no' | 'yes' | 'refused'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied('yes');
    } catch {
      setCopied('refused');
    }
  };
  const Icon = copied === 'yes' ? Check : Copy;
  return (
    <Card>
      <CardHead title={text('addressTitle')} />
      <div className={classes.address}>
        <p className={classes.addressText}>
          {address.slice(0, domain)}
          <wbr />
          {address.slice(domain)}
        </p>
        <Button size="sm" onClick={() => void copy()}>
          <Icon aria-hidden />
          {copied === 'yes' ? text('copied') : text('copy')}
        </Button>
        <p className={classes.quiet}>{text('addressPurpose')}</p>
        <p role="status" className={copied === 'refused' ? classes.quiet : 'visually-hidden'}>
          {copied === 'yes' && text('addressCopied')}
          {copied === 'refused' && text('copyRefused')}
        </p>
      </div>
    </Card>
  );
}
