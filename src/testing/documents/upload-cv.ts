import type { TestApp } from '#testing/app.ts';

/** Uploads a CV as its owner's screen does. */
export async function uploadCv(app: TestApp, token: string, bytes: Uint8Array, name: string) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  const response = await app.app.request('http://career.localhost/api/resume/upload', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  // The body is the endpoint's answer; each test checks the parts it reads.
  // oxlint-disable-next-line typescript/no-explicit-any
  const body: any = await response.json();
  return { status: response.status, body };
}
