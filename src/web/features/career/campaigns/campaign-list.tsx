import type { UseQueryResult } from '@tanstack/react-query';
import type { Campaign } from '#contract/career/campaigns.ts';
import { sentenceOf } from '#web/api/failure.ts';
import { text as action } from '#web/text/action-messages.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Card } from '#web/ui/display/card.tsx';
import { ErrorNote } from '#web/ui/display/notice.tsx';
import { Empty, Loading, Skeleton } from '#web/ui/display/states.tsx';
import { CampaignCard } from './campaign-card.tsx';
import classes from './campaigns.module.css';
import { text } from './messages.ts';

interface CampaignListProps {
  list: UseQueryResult<Campaign[]>;
  /** Nothing is known of the person to make an application from. */
  isBare: boolean;
  onSetActive: (id: string, active: boolean) => void;
  onEdit: (campaign: Campaign) => void;
  onDelete: (campaign: Campaign) => void;
  onNew: () => void;
}

/** The shape of the campaigns while they are read. */
export function CampaignsLoading() {
  return (
    <Loading label={text('loading')}>
      {[0, 1].map((row) => (
        <Card key={row} className={classes.campaign}>
          <div className={classes.bones}>
            <Skeleton width="46%" height={20} />
            <Skeleton width="70%" />
            <Skeleton width="100%" height={44} />
            <Skeleton width="60%" />
          </div>
        </Card>
      ))}
    </Loading>
  );
}

/** The campaigns once they are read: failed, none, all. */
export function CampaignList({ list, isBare, onSetActive, onEdit, onDelete, onNew }: CampaignListProps) {
  if (!list.data)
    return (
      <Card>
        <ErrorNote
          title={text('loadFailed')}
          action={<Button onClick={() => void list.refetch()}>{action('tryAgain')}</Button>}
        >
          {sentenceOf(list.error, text('loadNoAnswer'))}
        </ErrorNote>
      </Card>
    );
  if (list.data.length === 0)
    return (
      <Card>
        <Empty
          level={2}
          title={text('noneTitle')}
          action={<Button onClick={onNew}>{text('startCampaign')}</Button>}
        >
          {text('none')}
        </Empty>
      </Card>
    );
  const paused = list.data.some((campaign) => !campaign.active);
  return (
    <>
      {list.data.map((campaign) => (
        <CampaignCard
          key={campaign.id}
          campaign={campaign}
          isBare={isBare}
          onSetActive={(active) => onSetActive(campaign.id, active)}
          onEdit={() => onEdit(campaign)}
          onDelete={() => onDelete(campaign)}
        />
      ))}
      {paused && <p className={classes.hint}>{text('pausedHint')}</p>}
    </>
  );
}
