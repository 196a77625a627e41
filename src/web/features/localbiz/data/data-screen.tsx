import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { api } from '#web/api/client.ts';
import { ScreenHead } from '#web/shell/dashboard/screen-head.tsx';
import { exportPath } from '#web/shell/paths.ts';
import { ExportGuide } from '#web/shell/shop/export-guide.tsx';
import { FileDrop } from '#web/shell/shop/file-drop.tsx';
import { OfBusiness } from '#web/shell/shop/no-business.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Banner } from '#web/ui/display/notice.tsx';
import { Card, CardHead, CardRow } from '#web/ui/display/card.tsx';
import { CataloguePart } from './catalogue-part.tsx';
import { CustomersPart } from './customers-part.tsx';
import { FilesCard } from './files-card.tsx';
import { ReviewsPart } from './reviews-part.tsx';
import { text } from './messages.ts';
import { useFiles } from './use-files.ts';
import classes from './data.module.css';

/** Days after which an owner is reminded that nothing newer is known. */
const STALE_DAYS = 7;

/** What the business works from: its files with their states, and where the next one goes. */
export function DataScreen() {
  return (
    <OfBusiness title={text('title')} why={text('noBusiness')}>
      <DataOfBusiness />
    </OfBusiness>
  );
}

function DataOfBusiness() {
  const files = useFiles();
  const overview = useQuery(api.sales.overview.queryOptions({ input: {} }));
  const day = overview.data?.day ?? null;
  const isStale = day !== null && (overview.data?.days_ago ?? 0) > STALE_DAYS;
  return (
    <>
      <ScreenHead title={text('title')} lead={text('lead')} />
      {isStale && (
        <div className={classes.stale}>
          <Banner kind="plain">{text('stale', { day })}</Banner>
        </div>
      )}
      <div className={classes.columns}>
        <div className={classes.side}>
          <FilesCard />
          <KnownCard />
        </div>
        <div className={classes.side}>
          <Card>
            <CardHead title={text('bringOne')}>
              {overview.data && (
                <span className={classes.quiet}>
                  {day === null ? text('notFresh') : text('fresh', { day })}
                </span>
              )}
            </CardHead>
            <div className={classes.drop}>
              {files.data?.pages[0]?.may_change === false ? (
                <p className={classes.quiet}>{text('readOnly')}</p>
              ) : (
                <>
                  <FileDrop />
                  <ExportGuide />
                </>
              )}
            </div>
          </Card>
          <EverythingOut />
          <Card>
            <CardHead title={text('connect')} />
            <CardRow>
              <p className={classes.quiet}>{text('connectText')}</p>
            </CardRow>
          </Card>
        </div>
      </div>
    </>
  );
}

/** What the files say beside sales: one card, since nothing of it opens. Customers are of no shop, and shown to who sees every shop. */
function KnownCard() {
  const memberships = useQuery(api.memberships.list.queryOptions());
  const current = memberships.data?.find((one) => one.is_current);
  return (
    <Card className={classes.known}>
      {current?.sees_all_shops && <CustomersPart />}
      <CataloguePart />
      <ReviewsPart />
    </Card>
  );
}

/** Where everything there is of the business can be had in one archive: for its owners, who alone may. */
function EverythingOut() {
  const memberships = useQuery(api.memberships.list.queryOptions());
  const current = memberships.data?.find((one) => one.is_current);
  if (current?.role !== 'owner') return null;
  return (
    <Card>
      <CardHead title={text('everythingOut')} />
      <CardRow>
        <div className={classes.out}>
          <p className={classes.quiet}>{text('everythingOutText')}</p>
          <ButtonLink size="sm" to={exportPath}>
            <Download aria-hidden />
            {text('toExport')}
          </ButtonLink>
        </div>
      </CardRow>
    </Card>
  );
}
