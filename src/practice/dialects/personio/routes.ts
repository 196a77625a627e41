import { Hono } from 'hono';
import { personioFeed } from './feed.ts';
import type { Directory } from '#practice/directory.ts';

/** The feed of an employer's positions; every one stands in every language's, as it was written. */
export const personioRoutes = (directory: Directory): Hono =>
  new Hono().get('/:company/xml', (context) => {
    const company = context.req.param('company');
    if (directory.company('personio', company) === undefined) return context.text('Not Found', 404);
    const feed = personioFeed(directory.openOn('personio', company));
    return context.body(feed, 200, { 'content-type': 'application/xml; charset=utf-8' });
  });
