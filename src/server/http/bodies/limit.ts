import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { UPLOAD_LIMIT_BYTES } from '#contract/career/resume.ts';
import { text as contract } from '#contract/messages.ts';
import { addressesOf } from '#server/http/api.ts';
import type { ApiRouter } from '#server/http/api.ts';
import { refuse } from '#server/http/error-reply.ts';
import { text } from '#server/http/messages.ts';

const JSON_LIMIT_BYTES = 1024 * 1024;
/** What a multipart body adds around the file. */
const MULTIPART_ROOM_BYTES = 64 * 1024;

const fileTooLarge = () => refuse(413, 'too_large', contract.message('fileTooLarge'));
const tooLarge = () => refuse(413, 'too_large', text.message('bodyTooLarge'));
const unread = () => refuse(400, 'malformed_request', text.message('notRead'));

/** A body whose end never comes, because its connection went before, is the sender's failure and not ours. */
const readWhole =
  (limit: MiddlewareHandler): MiddlewareHandler =>
  async (context, next) => {
    let passed = false;
    try {
      return await limit(context, () => {
        passed = true;
        return next();
      });
    } catch (error) {
      if (passed) throw error;
      return unread();
    }
  };

/** Refuses oversized bodies: where an endpoint of the router takes a file, that file may have its 5 MB; everything else has 1 MB. */
export function bodyLimits(router: ApiRouter): MiddlewareHandler {
  const upload = readWhole(
    bodyLimit({ maxSize: UPLOAD_LIMIT_BYTES + MULTIPART_ROOM_BYTES, onError: fileTooLarge }),
  );
  const other = readWhole(bodyLimit({ maxSize: JSON_LIMIT_BYTES, onError: tooLarge }));
  const uploads = addressesOf(router).filter(({ takesFile }) => takesFile);
  return (context, next) => {
    const isForm = /^multipart\/form-data\b/i.test(context.req.header('content-type') ?? '');
    const isUpload = isForm && uploads.some(({ pattern }) => pattern.test(context.req.path));
    return (isUpload ? upload : other)(context, next);
  };
}
