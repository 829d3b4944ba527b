CREATE TABLE "quote_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"event" text NOT NULL,
	"conversation_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"status" integer,
	"delivered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_webhooks" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"secret" text NOT NULL,
	"former_secret" text,
	"rotated_at" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quote_deliveries" ADD CONSTRAINT "quote_deliveries_vendor_id_quote_webhooks_vendor_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."quote_webhooks"("vendor_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_deliveries" ADD CONSTRAINT "quote_deliveries_conversation_id_quote_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."quote_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_templates" ADD CONSTRAINT "quote_templates_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_webhooks" ADD CONSTRAINT "quote_webhooks_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_webhooks" ADD CONSTRAINT "quote_webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_deliveries_vendor_idx" ON "quote_deliveries" USING btree ("vendor_id","id");--> statement-breakpoint
CREATE INDEX "quote_deliveries_conversation_idx" ON "quote_deliveries" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "quote_deliveries_created_idx" ON "quote_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "quote_templates_vendor_idx" ON "quote_templates" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "quote_webhooks_user_idx" ON "quote_webhooks" USING btree ("user_id");