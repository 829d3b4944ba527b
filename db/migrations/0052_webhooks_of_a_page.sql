-- contract: no release reads what is dropped: it came after 0.1 (0041), and is copied here
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"event" text NOT NULL,
	"offer_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"status" integer,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"topics" text[] NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"rotated_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
INSERT INTO "webhooks" ("vendor_id", "user_id", "url", "topics", "secret", "former_secret", "rotated_at", "failures", "created_at")
SELECT "vendor_id", "user_id", "url", '{orcamento}', "secret", "former_secret", "rotated_at", "failures", "created_at" FROM "quote_webhooks";--> statement-breakpoint
INSERT INTO "webhook_deliveries" ("id", "vendor_id", "event", "data", "attempts", "status", "delivered_at", "created_at")
SELECT "id", "vendor_id", CASE "event" WHEN 'test' THEN 'teste' ELSE 'orcamento.' || CASE "event" WHEN 'new' THEN 'novo' WHEN 'message' THEN 'mensagem' WHEN 'contact' THEN 'contato' ELSE 'encerrado' END END,
jsonb_strip_nulls(jsonb_build_object('conversation', "conversation_id")), "attempts", "status", "delivered_at", "created_at" FROM "quote_deliveries";--> statement-breakpoint
UPDATE "notifications" SET "kind" = 'webhook_set' WHERE "kind" = 'quote_webhook';--> statement-breakpoint
DROP TABLE "quote_deliveries" CASCADE;--> statement-breakpoint
DROP TABLE "quote_webhooks" CASCADE;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_vendor_id_webhooks_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."webhooks"("vendor_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_vendor_idx" ON "webhook_deliveries" USING btree ("vendor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_offer_idx" ON "webhook_deliveries" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_idx" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_user_idx" ON "webhooks" USING btree ("user_id");