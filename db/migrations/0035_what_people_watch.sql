CREATE TYPE "public"."watch_rhythm" AS ENUM('diaria', 'semanal', 'nunca');--> statement-breakpoint
CREATE TABLE "watch_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"rhythm" "watch_rhythm" DEFAULT 'semanal' NOT NULL,
	"mailed_until" timestamp with time zone DEFAULT now() NOT NULL,
	"feed_hash" text
);
--> statement-breakpoint
CREATE TABLE "watches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"offer_id" uuid,
	"vendor_id" uuid,
	"category_id" uuid,
	"search" text,
	"events" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "watches_subject_check" CHECK (num_nonnulls("watches"."offer_id", "watches"."vendor_id", "watches"."category_id", "watches"."search") = 1)
);
--> statement-breakpoint
ALTER TABLE "watch_settings" ADD CONSTRAINT "watch_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watches" ADD CONSTRAINT "watches_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "watch_settings_feed_key" ON "watch_settings" USING btree ("feed_hash");--> statement-breakpoint
CREATE INDEX "watch_settings_due_idx" ON "watch_settings" USING btree ("rhythm","mailed_until");--> statement-breakpoint
CREATE UNIQUE INDEX "watches_user_offer_key" ON "watches" USING btree ("user_id","offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "watches_user_vendor_key" ON "watches" USING btree ("user_id","vendor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "watches_user_category_key" ON "watches" USING btree ("user_id","category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "watches_user_search_key" ON "watches" USING btree ("user_id","search");--> statement-breakpoint
CREATE INDEX "watches_offer_idx" ON "watches" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "watches_vendor_idx" ON "watches" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "watches_category_idx" ON "watches" USING btree ("category_id");