import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { cursorOf, offsetOf, pageOf, type VendorEnv, type Vendors } from '#practice/town/dialects/vendors.ts';
import { googleReview, reviewId } from '#practice/town/exports/reviews.ts';
import { standingAt } from '#practice/town/life/reviews.ts';
import type { Life, Review } from '#practice/town/life/types.ts';

const LONGEST_REPLY_BYTES = 4096;
/** An answer is looked at for a day before it is shown. */
const MODERATION_MS = 86_400_000;

/** An error as Google words it. */
export const failure = (code: number, status: string, message: string) => ({
  error: { code, message, status },
});
export const notFound = (context: Context) =>
  context.json(failure(404, 'NOT_FOUND', 'Requested entity was not found.'), 404);

/** A review as the interface gives it: with an id, and with the state of its answer. */
function shapeOf(life: Life, review: Review, now: number) {
  const shape = googleReview(life, review, now);
  const { reply } = review;
  const answer = 'reviewReply' in shape ? shape.reviewReply : undefined;
  const state = reply?.state === 'PENDING' && reply.at + MODERATION_MS <= now ? 'APPROVED' : reply?.state;
  return {
    ...shape,
    reviewId: reviewId(life, review),
    ...(answer === undefined
      ? {}
      : {
          reviewReply: {
            ...answer,
            reviewReplyState: state,
            ...(state === 'REJECTED' ? { policyViolation: 'ADVERTISING' } : {}),
          },
        }),
  };
}

const orders: Readonly<Record<string, (one: Standing, other: Standing) => number>> = {
  'updateTime desc': (one, other) => other.updatedAt - one.updatedAt,
  rating: (one, other) => one.stars - other.stars,
  'rating desc': (one, other) => other.stars - one.stars,
};
type Standing = { review: Review; stars: number; updatedAt: number };

function listReviews(vendors: Vendors, context: Context<VendorEnv>): Response {
  const town = vendors.file.town();
  const [life, now] = [town.life(context.get('shop')), town.now()];
  const { pageSize = '50', pageToken, orderBy = 'updateTime desc' } = context.req.query();
  const byWish = orders[orderBy];
  if (byWish === undefined) return context.json(failure(400, 'INVALID_ARGUMENT', 'Invalid order.'), 400);
  const standing = life.reviews.map((review) => ({ review, ...standingAt(review, now) })).toSorted(byWish);
  const size = Math.min(50, Math.max(1, Number(pageSize)));
  const { items, next } = pageOf(vendors, 'google', standing, offsetOf(pageToken), size);
  return context.json({
    reviews: items.map(({ review }) => shapeOf(life, review, now)),
    averageRating: standing.reduce((sum, { stars }) => sum + stars, 0) / Math.max(1, standing.length),
    totalReviewCount: standing.length,
    ...(next === null ? {} : { nextPageToken: cursorOf(next) }),
  });
}

const replySchema = z.object({ comment: z.string().min(1) });

/** The reviews of a place, and the answers below them. */
export function reviewRoutes(vendors: Vendors): Hono<VendorEnv> {
  const app = new Hono<VendorEnv>();
  const town = () => vendors.file.town();
  const reviewOf = (context: Context<VendorEnv>): Review | undefined => {
    const life = town().life(context.get('shop'));
    return life.reviews.find((review) => reviewId(life, review) === context.req.param('review'));
  };
  app.get('/', (context) => listReviews(vendors, context));
  app.get('/:review', (context) => {
    const review = reviewOf(context);
    if (review === undefined) return notFound(context);
    return context.json(shapeOf(town().life(context.get('shop')), review, town().now()));
  });
  app.put('/:review/reply', async (context) => {
    const review = reviewOf(context);
    if (review === undefined) return notFound(context);
    const { comment } = replySchema.parse(await context.req.json());
    if (Buffer.byteLength(comment) > LONGEST_REPLY_BYTES)
      return context.json(failure(400, 'INVALID_ARGUMENT', 'The reply is too long.'), 400);
    const shop = context.get('shop');
    town().reply(shop, review.number, comment);
    context.set('wrote', true);
    return context.json(shapeOf(town().life(shop), review, town().now()).reviewReply ?? {});
  });
  app.delete('/:review/reply', (context) => {
    const review = reviewOf(context);
    if (review === undefined) return notFound(context);
    town().reply(context.get('shop'), review.number, null);
    context.set('wrote', true);
    return context.json({});
  });
  return app;
}
