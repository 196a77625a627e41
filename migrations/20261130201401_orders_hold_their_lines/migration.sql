ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_business_id_businesses_id_fkey";--> statement-breakpoint
ALTER TABLE "order_lines" DROP CONSTRAINT "order_lines_shop_id_shops_id_fkey";--> statement-breakpoint
ALTER TABLE "order_taxes" DROP CONSTRAINT "order_taxes_business_id_businesses_id_fkey";