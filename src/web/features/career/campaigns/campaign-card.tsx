import { ListChecks, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Campaign } from '#contract/career/campaigns.ts';
import { NeedsHistory } from '#web/shell/applications/history/needs-history.tsx';
import { campaignPath } from '#web/shell/paths.ts';
import type { Tag } from '#web/text/say.ts';
import { Button, IconButton } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import classes from './campaigns.module.css';
import { commaWords } from './comma-words.ts';
import { termsOf } from './dialog/terms-words.ts';
import { listed } from '#web/text/listed.ts';
import { text } from './messages.ts';

interface CampaignCardProps {
  campaign: Campaign;
  /** Nothing is known of the person to make an application from. */
  isBare: boolean;
  onSetActive: (active: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

const hidden: Tag = (inner) => <span className="visually-hidden">{inner}</span>;
const quiet: Tag = (inner) => <span className={classes.unknown}>{inner}</span>;
const figure: Tag = (inner) => <span className={classes.figure}>{inner}</span>;

/** How many were opened, and for how many it cannot be known. */
const viewsOf = ({ views, viewsUnknown: unknown = 0 }: Campaign): ReactNode =>
  unknown === 0 ? views : text.rich('viewsPartlyKnown', { views, unknown, quiet });

function Figures({ campaign }: { campaign: Campaign }) {
  const figures = [
    [text('applications'), campaign.applications],
    [text('views'), viewsOf(campaign)],
    [text('interviews'), campaign.interviews],
  ] as const;
  return (
    <dl className={classes.figures}>
      {figures.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
      <div>
        <dt>{text('coverLetter')}</dt>
        <dd>{campaign.coverLetter ? text('coverLetterOn') : text('coverLetterOff')}</dd>
      </div>
      {termsOf(campaign).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {campaign.resumeLink && (
        <div>
          <dt>{text('resumeLink')}</dt>
          <dd>{text('resumeLinkOn')}</dd>
        </div>
      )}
      {campaign.dryRun && (
        <div>
          <dt>{text('dryRun')}</dt>
          <dd>{text('dryRunOn')}</dd>
        </div>
      )}
    </dl>
  );
}

function Today({ campaign: { progress, limit } }: { campaign: Campaign }) {
  return (
    <div className={classes.progress}>
      <p>{text.rich('appliedToday', { done: progress, limit, figure })}</p>
      <Trail form="count" done={progress} of={limit} decorative />
    </div>
  );
}

/** One campaign: what it looks for, how far it is today, what came of it. */
export function CampaignCard({ campaign, isBare, onSetActive, onEdit, onDelete }: CampaignCardProps) {
  const { name, active } = campaign;
  const keywords = commaWords(campaign.keywords);
  return (
    <Card className={classes.campaign} aria-label={name}>
      <header className={classes.top}>
        <div className={classes.names}>
          <h2 className={classes.name}>{name}</h2>
          <p className={classes.titles}>{listed(commaWords(campaign.targetTitles)) || text('everyTitle')}</p>
        </div>
        <div className={classes.switch}>
          <span aria-hidden>{active ? text('active') : text('paused')}</span>
          <Switch
            label={active ? text('namedActive', { name }) : text('namedPaused', { name })}
            labelHidden
            checked={active}
            onCheckedChange={onSetActive}
          />
        </div>
      </header>
      <Today campaign={campaign} />
      {isBare && active && (
        <div className={classes.bare}>
          <NeedsHistory />
        </div>
      )}
      <Figures campaign={campaign} />
      <footer className={classes.bottom}>
        <ul className={classes.keywords} aria-label={text('keywords')}>
          {keywords.map((word) => (
            <li key={word}>
              <Badge>{word}</Badge>
            </li>
          ))}
        </ul>
        <div className={classes.actions}>
          <ButtonLink kind="quiet" size="sm" to={campaignPath(campaign.id)}>
            <ListChecks aria-hidden />
            {text.rich('postings', { name, hidden })}
          </ButtonLink>
          <Button kind="quiet" size="sm" onClick={onEdit}>
            <Pencil aria-hidden />
            {text.rich('edit', { name, hidden })}
          </Button>
          <IconButton size="sm" label={text('delete', { name })} onClick={onDelete}>
            <Trash2 />
          </IconButton>
        </div>
      </footer>
    </Card>
  );
}
