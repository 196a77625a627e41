CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"message" text NOT NULL,
	"received_at" timestamp(3) with time zone NOT NULL,
	"mailed_at" timestamp(3) with time zone
);
--> statement-breakpoint
CREATE INDEX "contact_messages_received_at_index" ON "contact_messages" ("received_at");