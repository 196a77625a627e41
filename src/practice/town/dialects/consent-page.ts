import { html } from 'hono/html';
import type { Town } from '#practice/town/town.ts';

/** The page on which an owner says which shop an application may see; `addressOf` leads back with the answer. */
export const consentPage = (town: Town, vendor: string, addressOf: (shop: string) => string) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <title>Connect a shop</title>
      <h1>${vendor}, practised</h1>
      <p>Nothing here is real: this stands for the page on which an owner lets an application see a shop.</p>
      <ul>
        ${town.shops.map(({ id, name }) => html`<li><a href="${addressOf(id)}">Allow ${name}</a></li>`)}
      </ul>
    </html>`;

/** An address with a part of a query added; parts that are undefined are left out. */
export function withQuery(address: string, query: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, value);
  return url.href;
}
