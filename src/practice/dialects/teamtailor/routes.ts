import { Hono } from 'hono';
import { teamtailorFeed } from './feed.ts';
import { originOf, whole } from '#practice/dialects/asked.ts';
import type { Directory } from '#practice/directory.ts';

/** The JSON Feed of an employer's jobs, a page at a time. */
export const teamtailorRoutes = (directory: Directory): Hono =>
  new Hono().get('/:company/jobs.json', (context) => {
    const employer = directory.company('teamtailor', context.req.param('company'));
    if (employer === undefined) return context.json({ error: 'Not found' }, 404);
    const page = Math.max(1, whole(context, 'page', 1));
    const postings = directory.openOn('teamtailor', employer.slug);
    return context.json(teamtailorFeed(employer, postings, { origin: originOf(context), page }));
  });
