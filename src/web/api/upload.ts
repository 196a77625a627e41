import { KEY_HEADER } from '#contract/once.ts';
import { failureOf } from './failure.ts';
import { keyFor, noteAnswer } from '#web/api/once/send-once.ts';
import { storedToken } from './stored-token.ts';

interface UploadOptions {
  /** What is said of the file beside it. */
  fields?: Record<string, string>;
  /** Share of the bytes that left this device, 0 to 1; 1 means the server now works on them. */
  onProgress: (share: number) => void;
  /** Stops the upload; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Tells one upload from another; two files of one name, size and time are one file to a person, too. */
const wishOf = (path: string, { name, size, lastModified }: File, fields: Record<string, string>) =>
  `POST ${path} ${JSON.stringify([name, size, lastModified, fields])}`;

/**
 * Sends one file as multipart form data and answers the reply's JSON. It tells how far it is, which the typed calls
 * cannot: a browser reports the progress of an upload only here.
 */
export function uploadFile(
  path: string,
  file: File,
  { fields = {}, onProgress, signal }: UploadOptions,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api${path}`);
    const token = storedToken();
    const key = keyFor(wishOf(path, file, fields));
    request.setRequestHeader(KEY_HEADER, key);
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.upload.addEventListener('load', () => onProgress(1));
    request.addEventListener('load', () => {
      noteAnswer(key, request.status);
      const body = parsed(request.responseText);
      if (request.status >= 200 && request.status < 300 && body !== undefined) resolve(body);
      else reject(failureOf(request.status, body));
    });
    request.addEventListener('error', () => reject(new TypeError('The server did not answer.')));
    signal.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason instanceof Error ? signal.reason : new Error('The upload was cancelled.'));
    });
    const form = new FormData();
    form.append('file', file);
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    request.send(form);
  });
}
