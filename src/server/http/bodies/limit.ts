import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { UPLOAD_LIMIT_BYTES } from '#contract/career/resume.ts';
import { errorStatus } from '#contract/errors.ts';
import { text as contract } from '#contract/messages.ts';
import type { Reader } from '#localization/format.ts';
import type { Message } from '#localization/types.ts';
import { visitor } from '#server/actor.ts';
import type { Config } from '#server/config.ts';
import { addressesOf } from '#server/http/api.ts';
import type { ApiRouter } from '#server/http/api.ts';
import { refuse } from '#server/http/error-reply.ts';
import { text } from '#server/http/messages.ts';
import { readerOf } from '#server/http/reader.ts';

const MEGABYTE = 1024 * 1024;
const JSON_LIMIT_BYTES = MEGABYTE;
/** What a multipart body adds around the file. */
const MULTIPART_ROOM_BYTES = 64 * 1024;

/** Who reads a refusal. Whose account it is, is not known yet. */
type ReaderOf = (context: Context) => Reader;

/** A body whose end never comes, because its connection went before, is the sender's failure and not ours. */
const readWhole =
  (limit: MiddlewareHandler, reader: ReaderOf): MiddlewareHandler =>
  async (context, next) => {
    let passed = false;
    try {
      return await limit(context, () => {
        passed = true;
        return next();
      });
    } catch (error) {
      if (passed) throw error;
      return refuse(400, 'malformed_request', text.message('notRead'), reader(context));
    }
  };

/** Refuses oversized bodies: where an endpoint of the router takes a file, that file may have its 5 MB, or what the endpoint says; everything else has 1 MB. A file of a business that is too large is answered as one that cannot be read. */
export function bodyLimits(router: ApiRouter, config: Pick<Config, 'environment'>): MiddlewareHandler {
  const reader: ReaderOf = (context) => readerOf(visitor, context.req.header('accept-language'), config);
  const limited = (maxSize: number, said: Message, code: 'too_large' | 'unreadable_file' = 'too_large') =>
    readWhole(
      bodyLimit({ maxSize, onError: (context) => refuse(errorStatus[code], code, said, reader(context)) }),
      reader,
    );
  const upload = limited(UPLOAD_LIMIT_BYTES + MULTIPART_ROOM_BYTES, contract.message('fileTooLarge'));
  const other = limited(JSON_LIMIT_BYTES, text.message('bodyTooLarge'));
  const uploads = addressesOf(router)
    .filter(({ takesFile }) => takesFile)
    .map(({ pattern, uploadMegabytes }) => ({
      pattern,
      limit:
        uploadMegabytes === null
          ? upload
          : limited(
              uploadMegabytes * MEGABYTE + MULTIPART_ROOM_BYTES,
              contract.message('importTooLarge'),
              'unreadable_file',
            ),
    }));
  return (context, next) => {
    const isForm = /^multipart\/form-data\b/i.test(context.req.header('content-type') ?? '');
    const taking = isForm ? uploads.find(({ pattern }) => pattern.test(context.req.path)) : undefined;
    return (taking?.limit ?? other)(context, next);
  };
}
