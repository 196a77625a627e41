import { Pause, Play } from 'lucide-react';
import { Button } from '#web/ui/actions/button.tsx';
import { text } from './messages.ts';
import { useCampaigns } from './use-campaigns.ts';

/** Stops everything with one press, and starts again what that press stopped. Nothing is shown while nothing could be. */
export function PauseAll() {
  const { list, setAll } = useCampaigns();
  const campaigns = list.data ?? [];
  const running = campaigns.some(({ active }) => active);
  if (!running && !campaigns.some(({ pausedWithAll }) => pausedWithAll)) return null;
  return (
    <Button busy={setAll.isPending} onClick={() => setAll.mutate({ active: !running })}>
      {running ? <Pause aria-hidden /> : <Play aria-hidden />}
      {running ? text('pauseAll') : text('resumeAll')}
    </Button>
  );
}
