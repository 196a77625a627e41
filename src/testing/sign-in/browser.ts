import type { TestApp } from '#testing/app.ts';

/** A browser of a test: it keeps the cookies it is given, and asks from one place. */
export function browserAt(app: TestApp, source: string) {
  let cookie: string | null = null;
  return {
    async post(path: string, body?: object, token?: string) {
      const headers = { 'x-forwarded-for': source, ...(cookie === null ? {} : { cookie }) };
      const reply = await app.call('POST', path, body, token, headers);
      cookie = reply.headers.getSetCookie().at(-1)?.split(';')[0] ?? cookie;
      return reply;
    },
    /** As when the person cleared what the browser keeps. */
    loseCookie() {
      cookie = null;
    },
    cookie: () => cookie,
  };
}

export type TestBrowser = ReturnType<typeof browserAt>;
