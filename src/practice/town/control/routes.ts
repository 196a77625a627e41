import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { announcementSchema, announced } from './announcements.ts';
import { exportFile, exportFormats } from '#practice/town/exports/exports.ts';
import { effectRuleSchema } from '#practice/town/records/deeds.ts';
import { townFaultSchema } from '#practice/town/dialects/faults.ts';
import type { OpenVendors } from '#practice/town/dialects/open-vendors.ts';
import type { Vendors } from '#practice/town/dialects/vendors.ts';
import type { TownFile } from '#practice/town/records/open-town.ts';
import { truths } from '#practice/town/records/truth.ts';
import type { Town } from '#practice/town/town.ts';
import { dayOfText, textOfDay } from '#practice/town/world/calendar.ts';

const dayText = z.iso.date().transform(dayOfText);
const spanSchema = z.object({
  shop: z.string().optional(),
  from: dayText.optional(),
  to: dayText.optional(),
});
const daysSchema = z.strictObject({ n: z.int().min(1).max(1000) });
const paceSchema = z.strictObject({ secondsADay: z.number().min(0.25).nullable() });
const resetSchema = z.strictObject({ opensOn: dayText.optional(), seed: z.int().optional() });

const state = (town: Town) => ({
  seed: town.seed,
  now: new Date(town.now()).toISOString(),
  lastDay: textOfDay(town.lastDay()),
  shops: town.shops.map(({ id, name, trade, vendor, region, city, zone, language, people }) => {
    return { id, name, trade, vendor, region, city, zone, language, people };
  }),
});

/** The ledger of truth, of one shop or of all. */
function truthRoutes(file: TownFile): Hono {
  const app = new Hono();
  for (const [name, truthOf] of Object.entries(truths))
    app.get(`/${name}`, (context: Context) => {
      const { shop: id, from = -Infinity, to = Infinity } = spanSchema.parse(context.req.query());
      const town = file.town();
      const shops = town.shops.filter((shop) => id === undefined || shop.id === id);
      if (shops.length === 0) return context.json({ detail: 'There is no such shop.' }, 404);
      return context.json(shops.map((shop) => ({ shop: shop.id, ...truthOf(town, shop, { from, to }) })));
    });
  return app;
}

/** The files that owners download of their vendors. */
function exportRoutes(file: TownFile): Hono {
  return new Hono().get('/:shop/:format', (context) => {
    const { from = -Infinity, to = Infinity } = spanSchema.parse(context.req.query());
    const format = z.enum(exportFormats).parse(context.req.param('format'));
    const shop = file.town().shopOf(context.req.param('shop'));
    if (shop === undefined) return context.json({ detail: 'There is no such shop.' }, 404);
    const { name, type, content } = exportFile(file.town().life(shop), format, { from, to });
    const disposition = `attachment; filename="${name}"`;
    return context.body(content, 200, { 'content-type': type, 'content-disposition': disposition });
  });
}

const troubleSchema = z.strictObject({
  kind: z.enum(['old-refunds', 'edited-orders']),
  shop: z.string(),
  times: z.int().min(1).max(1000).default(1),
});

/** What is planned to go wrong with the vendors, or to happen to old orders at the beginning of the next day. */
function faultRoutes({ file, faults }: Vendors): Hono {
  return new Hono()
    .get('/', (context) => context.json(faults.planned()))
    .post('/', async (context) => {
      const fault = z.union([troubleSchema, townFaultSchema]).parse(await context.req.json());
      if (!('shop' in fault)) {
        faults.plan(fault);
        return context.json(faults.planned());
      }
      const shop = file.town().shopOf(fault.shop);
      if (shop === undefined) return context.json({ detail: 'There is no such shop.' }, 404);
      file.town().trouble(shop, fault.kind, fault.times);
      return context.json(faults.planned());
    })
    .delete('/', (context) => {
      faults.clear();
      return context.json(faults.planned());
    });
}

/** The levers of the town: its truth, its days, and what promotions really do. Errors of input are thrown for the caller to answer. */
export function townControl(vendors: OpenVendors): Hono {
  const { file, connections } = vendors;
  const app = new Hono();
  app.get('/', (context) => context.json(state(file.town())));
  app.route('/', truthRoutes(file));
  app.route('/exports', exportRoutes(file));
  app.route('/faults', faultRoutes(vendors));
  app.post('/days', async (context) => {
    const { n } = daysSchema.parse(await context.req.json());
    const lastDay = textOfDay(file.pass(n));
    await vendors.tell();
    return context.json({ lastDay });
  });
  app.post('/pace', async (context) => {
    const { secondsADay } = paceSchema.parse(await context.req.json());
    vendors.setPace(secondsADay);
    return context.json({ secondsADay });
  });
  app.post('/effects', async (context) => {
    const rule = effectRuleSchema.parse(await context.req.json());
    file.town().setEffect(rule);
    return context.json(rule);
  });
  app.post('/promotions', async (context) => {
    const announcement = announced(file.town(), announcementSchema.parse(await context.req.json()));
    if (announcement === null) return context.json({ detail: 'There is no such shop.' }, 404);
    const { id, day } = file.town().announce(announcement);
    return context.json({ id, day: textOfDay(day) });
  });
  app.post('/reset', async (context) => {
    const { opensOn, seed } = resetSchema.parse(await context.req.json());
    file.reset({ day: opensOn, seed });
    connections.clear();
    vendors.faults.clear();
    return context.json(state(file.town()));
  });
  return app;
}
