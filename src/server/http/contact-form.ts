/** Where the browser is led after the form was sent without a script; pages of the main host. */
const SENT = '/contact/sent';
const NOT_SENT = '/contact/not-sent';

const see = (location: string) => new Response(null, { status: 303, headers: { location } });

/**
 * Takes the contact page's plain form, as a browser without JavaScript sends it, and passes it to the API as JSON, where
 * it is checked and limited like any other message. A form on somebody else's page is not taken.
 */
export async function takeContactForm(
  request: Request,
  api: (request: Request) => Promise<Response>,
): Promise<Response> {
  const site = request.headers.get('sec-fetch-site');
  const form = await request.formData().catch(() => null);
  if (form === null || (site !== null && site !== 'same-origin')) return see(NOT_SENT);
  const field = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const answer = await api(
    new Request(new URL('/api/contact', request.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: field('name'), email: field('email'), message: field('message') }),
    }),
  );
  return see(answer.ok ? SENT : NOT_SENT);
}
