import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { ashbyRoutes, type OnTyped } from './ashby/routes.ts';
import { greenhouseRoutes } from './greenhouse/routes.ts';
import { leverRoutes } from './lever/routes.ts';
import { personioRoutes } from './personio/routes.ts';
import { recruiteeRoutes } from './recruitee/routes.ts';
import { smartrecruitersRoutes } from './smartrecruiters/routes.ts';
import { teamtailorRoutes } from './teamtailor/routes.ts';
import { workableRoutes } from './workable/routes.ts';
import { misfortunes } from '#practice/faults/readings.ts';
import type { Practice } from '#practice/practice.ts';
import type { Dialect } from '#practice/world/types.ts';

type Env = { Bindings: HttpBindings };

/** What of each dialect is its interface and no page for people. */
const interfaces: readonly (readonly [Dialect, string])[] = [
  ['greenhouse', '/v1/*'],
  ['lever', '/v0/*'],
  ['ashby', '/posting-api/*'],
  ['workable', '/api/*'],
  ['smartrecruiters', '/v1/*'],
  ['recruitee', '/:company/api/*'],
  ['personio', '/:company/xml'],
  ['teamtailor', '/:company/jobs.json'],
];

/** The boards' public interfaces, where readings go wrong as planned; answers carry an ETag and are 304 to a client that has them. */
export function boardRoutes({ directory, faults }: Practice, onTyped: OnTyped): Hono<Env> {
  const routes: Readonly<Record<Dialect, Hono>> = {
    greenhouse: greenhouseRoutes(directory),
    lever: leverRoutes(directory),
    ashby: ashbyRoutes(directory, onTyped),
    workable: workableRoutes(directory),
    smartrecruiters: smartrecruitersRoutes(directory),
    recruitee: recruiteeRoutes(directory),
    personio: personioRoutes(directory),
    teamtailor: teamtailorRoutes(directory),
  };
  const app = new Hono<Env>();
  for (const [dialect, path] of interfaces)
    app.use(`/${dialect}${path}`, etag(), misfortunes(faults, dialect));
  for (const [dialect, route] of Object.entries(routes)) app.route(`/${dialect}`, route);
  app.get('/companies.json', (context) => context.json(directory.companies()));
  return app;
}
