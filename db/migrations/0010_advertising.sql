CREATE TYPE "public"."testimony_origin" AS ENUM('supplier', 'customer');--> statement-breakpoint
CREATE TYPE "public"."testimony_request_status" AS ENUM('awaiting', 'answered', 'declined', 'withdrawn', 'cancelled', 'expired');--> statement-breakpoint
CREATE TABLE "offline_checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" uuid NOT NULL,
	"title" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_reads" (
	"vendor_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_until" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_reads_vendor_id_user_id_pk" PRIMARY KEY("vendor_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"offer_id" uuid,
	"person_id" uuid,
	"actor_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimony_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"customer_name" text NOT NULL,
	"email" text,
	"message" text,
	"offer_id" uuid,
	"testimony_id" uuid,
	"status" "testimony_request_status" DEFAULT 'awaiting' NOT NULL,
	"token_hash" text,
	"declined_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "testimony_requests_email_check" CHECK (("testimony_requests"."status" = 'awaiting') = ("testimony_requests"."email" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "vendor_visit_marks" (
	"vendor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "vendor_visit_marks_vendor_id_day_mark_pk" PRIMARY KEY("vendor_id","day","mark")
);
--> statement-breakpoint
CREATE TABLE "vendor_visits" (
	"vendor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vendor_visits_vendor_id_day_pk" PRIMARY KEY("vendor_id","day")
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_provider_payment_id_unique";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_advertisement_id_advertisements_id_fk";
--> statement-breakpoint
DROP INDEX "advertisements_vendor_idx";--> statement-breakpoint
DROP INDEX "payments_advertisement_idx";--> statement-breakpoint
DROP INDEX "vendor_offers_offer_idx";--> statement-breakpoint
ALTER TABLE "advertisements" ALTER COLUMN "description" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "advertisement_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "advertisements" ADD COLUMN "refusal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "advertisements" ADD COLUMN "banner_id" uuid;--> statement-breakpoint
ALTER TABLE "advertisements" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "preference_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "checkout_url" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "success_stories" ADD COLUMN "position" smallint;--> statement-breakpoint
ALTER TABLE "testimonies" ADD COLUMN "origin" "testimony_origin" DEFAULT 'supplier' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonies" ADD COLUMN "position" smallint;--> statement-breakpoint
ALTER TABLE "testimonies" ADD COLUMN "consented_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "testimonies" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "testimonies" ADD COLUMN "withdrawal_hash" text;--> statement-breakpoint
ALTER TABLE "vendor_admins" ADD COLUMN "inactive_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimony_requests" ADD CONSTRAINT "testimony_requests_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimony_requests" ADD CONSTRAINT "testimony_requests_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimony_requests" ADD CONSTRAINT "testimony_requests_testimony_id_testimonies_id_fk" FOREIGN KEY ("testimony_id") REFERENCES "public"."testimonies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_visit_marks" ADD CONSTRAINT "vendor_visit_marks_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_visits" ADD CONSTRAINT "vendor_visits_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_reads_user_idx" ON "notification_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_vendor_idx" ON "notifications" USING btree ("vendor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_created_idx" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_offer_idx" ON "notifications" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "notifications_person_idx" ON "notifications" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "notifications_actor_idx" ON "notifications" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "testimony_requests_vendor_idx" ON "testimony_requests" USING btree ("vendor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "testimony_requests_upkeep_idx" ON "testimony_requests" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "testimony_requests_testimony_idx" ON "testimony_requests" USING btree ("testimony_id");--> statement-breakpoint
CREATE UNIQUE INDEX "testimony_requests_token_hash_key" ON "testimony_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "testimony_requests_open_key" ON "testimony_requests" USING btree ("vendor_id","email") WHERE status = 'awaiting';--> statement-breakpoint
CREATE INDEX "vendor_visit_marks_day_idx" ON "vendor_visit_marks" USING btree ("day");--> statement-breakpoint
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_advertisement_id_advertisements_id_fk" FOREIGN KEY ("advertisement_id") REFERENCES "public"."advertisements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advertisements_status_idx" ON "advertisements" USING btree ("status","ends_on");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_idx" ON "payments" USING btree ("provider","provider_payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "success_stories_position_key" ON "success_stories" USING btree ("vendor_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "testimonies_position_key" ON "testimonies" USING btree ("vendor_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "testimonies_withdrawal_hash_key" ON "testimonies" USING btree ("withdrawal_hash");--> statement-breakpoint
CREATE INDEX "offers_comparison_1_idx" ON "offers" USING btree (split_part("category_text", ' | ', 1),"id","rating_score","rating_count","rating","show_vendors","manufacturer","category_text","name") WHERE "offers"."is_visible" AND "offers"."kind" = 'software' AND split_part("offers"."category_text", ' | ', 1) <> '';--> statement-breakpoint
CREATE INDEX "offers_comparison_2_idx" ON "offers" USING btree (split_part("category_text", ' | ', 2),"id","rating_score","rating_count","rating","show_vendors","manufacturer","category_text","name") WHERE "offers"."is_visible" AND "offers"."kind" = 'software' AND split_part("offers"."category_text", ' | ', 2) <> '';--> statement-breakpoint
CREATE INDEX "offers_comparison_3_idx" ON "offers" USING btree (split_part("category_text", ' | ', 3),"id","rating_score","rating_count","rating","show_vendors","manufacturer","category_text","name") WHERE "offers"."is_visible" AND "offers"."kind" = 'software' AND split_part("offers"."category_text", ' | ', 3) <> '';--> statement-breakpoint
CREATE INDEX "advertisements_vendor_idx" ON "advertisements" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_advertisement_idx" ON "payments" USING btree ("advertisement_id","created_at");--> statement-breakpoint
CREATE INDEX "vendor_offers_offer_idx" ON "vendor_offers" USING btree ("offer_id","vendor_id");--> statement-breakpoint
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_banner_id_unique" UNIQUE("banner_id");--> statement-breakpoint
ALTER TABLE "success_stories" ADD CONSTRAINT "success_stories_position_check" CHECK ("success_stories"."position" BETWEEN 1 AND 3);--> statement-breakpoint
ALTER TABLE "testimonies" ADD CONSTRAINT "testimonies_position_check" CHECK ("testimonies"."position" BETWEEN 1 AND 3);--> statement-breakpoint
ALTER TABLE "testimonies" ADD CONSTRAINT "testimonies_consent_check" CHECK (("testimonies"."origin" = 'customer') = ("testimonies"."consented_at" IS NOT NULL));