import { Hono } from 'hono';
import { failure, notFound, reviewRoutes } from './reviews.ts';
import { bearer, guarded, type VendorEnv, type Vendors } from '#practice/town/dialects/vendors.ts';
import { locationOf } from '#practice/town/exports/reviews.ts';
import type { Shop } from '#practice/town/world/types.ts';

/** The names of an account and of its one location, parted as in an address. */
const namesOf = ({ number }: Shop) => {
  const [, account = '', , location = ''] = locationOf(number).split('/');
  return { account, location };
};

/** Google's interfaces of business profiles: accounts and locations (v1), reviews and their answers (v4). */
export function googleRoutes(vendors: Vendors): Hono<VendorEnv> {
  const app = new Hono<VendorEnv>();
  app.use(
    guarded(vendors, 'google', bearer, {
      unauthorized: (context) => context.json(failure(401, 'UNAUTHENTICATED', 'Invalid credentials.'), 401),
      limited: (context) => context.json(failure(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.'), 429),
    }),
  );
  app.onError((error, context) => context.json(failure(400, 'INVALID_ARGUMENT', error.message), 400));
  app.get('/v1/accounts', (context) => {
    const { account } = namesOf(context.get('shop'));
    const accounts = [
      { name: `accounts/${account}`, accountName: 'Millbrook', type: 'PERSONAL', role: 'PRIMARY_OWNER' },
    ];
    return context.json({ accounts });
  });
  app.get('/v1/accounts/:account/locations', (context) => {
    const shop = context.get('shop');
    const { location } = namesOf(shop);
    const storefrontAddress = {
      regionCode: 'CA',
      administrativeArea: shop.region,
      locality: shop.city,
      addressLines: [shop.street],
      postalCode: shop.postcode,
    };
    const locations = [
      { name: `locations/${location}`, title: shop.name, languageCode: shop.language, storefrontAddress },
    ];
    return context.json({ locations });
  });
  app.use('/v4/accounts/:account/locations/:location/*', async (context, next) => {
    const { account, location } = namesOf(context.get('shop'));
    const isTheirs = context.req.param('account') === account && context.req.param('location') === location;
    return isTheirs ? next() : notFound(context);
  });
  app.route('/v4/accounts/:account/locations/:location/reviews', reviewRoutes(vendors));
  return app;
}
