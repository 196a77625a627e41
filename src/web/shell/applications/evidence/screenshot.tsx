import { useQuery } from '@tanstack/react-query';
import { client } from '#web/api/client.ts';
import { LoadFailure } from '#web/shell/errors/load-failure.tsx';
import { Loading, Skeleton } from '#web/ui/display/states.tsx';
import classes from './evidence.module.css';
import { text } from './messages.ts';

/** A file as an address that a picture can show under the page's content policy. */
function addressOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error('The picture could not be read.')));
    reader.readAsDataURL(file);
  });
}

/** The employer's page as it looked when the application was sent. */
export function Screenshot({ id }: { id: string }) {
  const picture = useQuery({
    queryKey: ['screenshot', id],
    queryFn: async () => addressOf(await client.applications.document({ id, document: 'screenshot' })),
    staleTime: Infinity,
  });
  if (picture.isError)
    return (
      <LoadFailure
        title={text('pictureFailed')}
        signIn={text('pictureSignIn')}
        error={picture.error}
        onRetry={() => void picture.refetch()}
      />
    );
  if (!picture.data)
    return (
      <Loading label={text('loadingPicture')}>
        <Skeleton height={320} />
      </Loading>
    );
  return <img className={classes.picture} src={picture.data} alt={text('picture')} />;
}
