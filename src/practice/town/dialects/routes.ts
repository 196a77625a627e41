import { Hono } from 'hono';
import { googleOauth } from './google/oauth.ts';
import { googleRoutes } from './google/routes.ts';
import { createBulkRuns } from './shopify/bulk.ts';
import { shopifyOauth } from './shopify/oauth.ts';
import { bulkRoutes, shopifyRoutes } from './shopify/routes.ts';
import { squareOauth } from './square/oauth.ts';
import { squareRoutes } from './square/routes.ts';
import type { VendorEnv, Vendors } from './vendors.ts';
import { wooAuth } from './woo/auth.ts';
import { wooRoutes } from './woo/routes.ts';

/** The interfaces of the town's vendors, each below the path that stands for its host. */
export function vendorRoutes(vendors: Vendors): Hono<VendorEnv> {
  const app = new Hono<VendorEnv>();
  // Square's host has both; the second is for who configures the two apart.
  for (const path of ['/square/oauth2', '/oauth2']) app.route(path, squareOauth(vendors));
  app.route('/square/v2', squareRoutes(vendors));
  app.route('/shopify/:shop/admin/oauth', shopifyOauth(vendors));
  const runs = createBulkRuns();
  app.route('/shopify/:shop/admin/api/:version/graphql.json', shopifyRoutes(vendors, runs));
  app.route('/shopify/:shop/bulk', bulkRoutes(runs));
  app.route('/woo/:shop/wc-auth/v1', wooAuth(vendors));
  app.route('/woo/:shop/wp-json/wc/v3', wooRoutes(vendors));
  app.route('/google', googleOauth(vendors));
  app.route('/google', googleRoutes(vendors));
  return app;
}
