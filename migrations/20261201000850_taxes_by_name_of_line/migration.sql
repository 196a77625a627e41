DROP INDEX "order_taxes_line_id_name_index";--> statement-breakpoint
ALTER TABLE "order_taxes" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "order_taxes" ADD PRIMARY KEY ("line_id","name");