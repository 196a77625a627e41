import { useState } from 'react';
import type { ApplicationDetail } from '#contract/career/applications.ts';
import { hasArrived } from '#engines/pipeline/index.ts';
import { Answers } from '#web/shell/applications/evidence/answers.tsx';
import { Mails } from '#web/shell/applications/evidence/mails.tsx';
import { Proof } from '#web/shell/applications/evidence/proof.tsx';
import { SaveDocument } from '#web/shell/applications/evidence/save-document.tsx';
import { FactsDialog } from '#web/shell/facts/facts-dialog.tsx';
import { LetterClaims } from '#web/shell/facts/letter-claims.tsx';
import { RefusedTexts } from '#web/shell/facts/refused-texts.tsx';
import { PostingListings } from '#web/shell/applications/posting-listings.tsx';
import { webAddress } from '#web/shell/web-address.ts';
import { text } from './messages.ts';
import classes from './page.module.css';
import { Part } from './part.tsx';

interface PartProps {
  application: ApplicationDetail;
}

/** The documents and every field of the form with where its value came from. */
export function SentPart({ application }: PartProps) {
  const [facts, setFacts] = useState<readonly string[]>([]);
  const { id, resume, letter, plan, state } = application;
  if (!resume && !letter && !plan) return null;
  return (
    <Part title={hasArrived(state) ? text('sentTitle') : text('preparedTitle')}>
      {(resume || letter) && (
        <p className={classes.documents}>
          {resume && <SaveDocument id={id} document="cv" label={text('downloadResume')} />}
          {letter && <SaveDocument id={id} document="letter" label={text('downloadLetter')} />}
        </p>
      )}
      {letter && (
        <details className={classes.details}>
          <summary>{text('readLetter')}</summary>
          <LetterClaims letter={letter} onOpenFacts={setFacts} />
          <p className={classes.quiet}>{text('letterHint')}</p>
        </details>
      )}
      <RefusedTexts refused={plan?.refused ?? []} />
      {plan && (
        <details className={classes.details} open>
          <summary>{text('everyField', { count: plan.fields.length })}</summary>
          <Answers application={application} />
        </details>
      )}
      {facts.length > 0 && <FactsDialog factIds={facts} onClose={() => setFacts([])} />}
    </Part>
  );
}

/** What proves that it arrived. */
export function ProofPart({ application: { id, evidence } }: PartProps) {
  if (!evidence) return null;
  return (
    <Part title={text('proofTitle')}>
      <Proof id={id} evidence={evidence} />
    </Part>
  );
}

/** What the employer wrote. */
export function MailPart({ application: { mails, state } }: PartProps) {
  if (mails.length === 0 && !hasArrived(state)) return null;
  return (
    <Part title={text('mailsTitle')}>
      {mails.length === 0 ? <p className={classes.quiet}>{text('noMails')}</p> : <Mails mails={mails} />}
    </Part>
  );
}

/** The job posting as it was saved, and the link to the original. */
export function PostingPart({ application }: PartProps) {
  const { description, language, url } = application;
  const address = webAddress(url);
  if (description === '' && address === null) return null;
  return (
    <Part title={text('postingTitle')}>
      {address !== null && (
        <p>
          <a className="text-link" href={address} target="_blank" rel="noreferrer noopener">
            {text('postingOnSite')}
          </a>
        </p>
      )}
      <PostingListings application={application} />
      {description !== '' && (
        <details className={classes.details}>
          <summary>{text('readPosting')}</summary>
          <p className={classes.text} lang={language}>
            {description}
          </p>
        </details>
      )}
    </Part>
  );
}
