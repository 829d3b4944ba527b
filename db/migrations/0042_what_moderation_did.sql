CREATE TABLE "review_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid,
	"vendor_id" uuid,
	"seen" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "review_alerts_target_check" CHECK (num_nonnulls("review_alerts"."offer_id", "review_alerts"."vendor_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "transparency_reports" (
	"day" date PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_alerts" ADD CONSTRAINT "review_alerts_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_alerts" ADD CONSTRAINT "review_alerts_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_alerts_offer_key" ON "review_alerts" USING btree ("offer_id") WHERE "review_alerts"."ended_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "review_alerts_vendor_key" ON "review_alerts" USING btree ("vendor_id") WHERE "review_alerts"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "review_alerts_offer_idx" ON "review_alerts" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "review_alerts_vendor_idx" ON "review_alerts" USING btree ("vendor_id");