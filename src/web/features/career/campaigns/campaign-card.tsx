import { ListChecks, Pencil, Trash2 } from 'lucide-react';
import type { Campaign } from '#contract/career/campaigns.ts';
import { NeedsHistory } from '#web/shell/applications/history/needs-history.tsx';
import { campaignPath } from '#web/shell/paths.ts';
import { Button, IconButton } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/display/badge.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { Trail } from '#web/ui/trail/trail.tsx';
import classes from './campaigns.module.css';
import { commaWords } from './comma-words.ts';
import { termsOf } from './dialog/terms-words.ts';

interface CampaignCardProps {
  campaign: Campaign;
  /** Nothing is known of the person to make an application from. */
  isBare: boolean;
  onSetActive: (active: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** How many were opened, and for how many it cannot be known. */
const viewsOf = ({ views, viewsUnknown = 0, applications }: Campaign): string =>
  viewsUnknown === 0 ? String(views) : `${views}, not known for ${viewsUnknown} of ${applications}`;

function Figures({ campaign }: { campaign: Campaign }) {
  const figures = [
    ['Applications', campaign.applications],
    ['Views', viewsOf(campaign)],
    ['Interviews', campaign.interviews],
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
        <dt>Cover letter</dt>
        <dd>{campaign.coverLetter ? 'A unique one each time' : 'None'}</dd>
      </div>
      {termsOf(campaign).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {campaign.resumeLink && (
        <div>
          <dt>Resume link</dt>
          <dd>On, opening is counted</dd>
        </div>
      )}
      {campaign.dryRun && (
        <div>
          <dt>Dry run</dt>
          <dd>On, nothing is sent</dd>
        </div>
      )}
    </dl>
  );
}

function Today({ campaign: { progress, limit } }: { campaign: Campaign }) {
  return (
    <div className={classes.progress}>
      <p>
        <span className={classes.figure}>
          {progress}/{limit}
        </span>{' '}
        applied today
      </p>
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
          <p className={classes.titles}>
            {commaWords(campaign.targetTitles).join(', ') || 'Every title that fits your profile'}
          </p>
        </div>
        <div className={classes.switch}>
          <span aria-hidden>{active ? 'Active' : 'Paused'}</span>
          <Switch
            label={`${name}: ${active ? 'Active' : 'Paused'}`}
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
        <ul className={classes.keywords} aria-label="Keywords">
          {keywords.map((word) => (
            <li key={word}>
              <Badge>{word}</Badge>
            </li>
          ))}
        </ul>
        <div className={classes.actions}>
          <ButtonLink kind="quiet" size="sm" to={campaignPath(campaign.id)}>
            <ListChecks aria-hidden />
            Postings<span className="visually-hidden"> of {name}</span>
          </ButtonLink>
          <Button kind="quiet" size="sm" onClick={onEdit}>
            <Pencil aria-hidden />
            Edit<span className="visually-hidden"> {name}</span>
          </Button>
          <IconButton size="sm" label={`Delete ${name}`} onClick={onDelete}>
            <Trash2 />
          </IconButton>
        </div>
      </footer>
    </Card>
  );
}
