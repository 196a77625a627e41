import { Recorded } from '#web/shell/marketing/recorded.tsx';
import approvalDark from './recorded/approval-dark.webp';
import approvalLight from './recorded/approval-light.webp';
import overviewDark from './recorded/overview-dark.webp';
import overviewLight from './recorded/overview-light.webp';
import { text } from './messages.ts';

/** AutoCareer Pro as it runs: the overview, and an approval on a phone. */
export function RecordedCareer() {
  return (
    <Recorded
      title={text('recordedTitle')}
      text={text('recordedText')}
      wide={{ light: overviewLight, dark: overviewDark, alt: text('recordedOverview') }}
      phone={{ light: approvalLight, dark: approvalDark, alt: text('recordedApproval') }}
    />
  );
}
