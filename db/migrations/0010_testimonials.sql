CREATE TYPE "public"."testimony_origin" AS ENUM('supplier', 'customer');--> statement-breakpoint
CREATE TYPE "public"."testimony_request_status" AS ENUM('awaiting', 'answered', 'declined', 'withdrawn', 'cancelled', 'expired');--> statement-breakpoint
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
ALTER TABLE "success_stories" ADD COLUMN "position" smallint;--> statement-breakpoint
ALTER TABLE "testimonies" ADD COLUMN "origin" "testimony_origin" DEFAULT 'supplier' NOT NULL;--> statement-breakpoint
ALTER TABLE "testimonies" ADD COLUMN "position" smallint;--> statement-breakpoint
ALTER TABLE "testimonies" ADD COLUMN "consented_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "testimonies" ADD COLUMN "consent_version" text;--> statement-breakpoint
ALTER TABLE "testimonies" ADD COLUMN "withdrawal_hash" text;--> statement-breakpoint
ALTER TABLE "testimony_requests" ADD CONSTRAINT "testimony_requests_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimony_requests" ADD CONSTRAINT "testimony_requests_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimony_requests" ADD CONSTRAINT "testimony_requests_testimony_id_testimonies_id_fk" FOREIGN KEY ("testimony_id") REFERENCES "public"."testimonies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "testimony_requests_vendor_idx" ON "testimony_requests" USING btree ("vendor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "testimony_requests_upkeep_idx" ON "testimony_requests" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "testimony_requests_testimony_idx" ON "testimony_requests" USING btree ("testimony_id");--> statement-breakpoint
CREATE UNIQUE INDEX "testimony_requests_token_hash_key" ON "testimony_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "testimony_requests_open_key" ON "testimony_requests" USING btree ("vendor_id","email") WHERE status = 'awaiting';--> statement-breakpoint
CREATE UNIQUE INDEX "success_stories_position_key" ON "success_stories" USING btree ("vendor_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "testimonies_position_key" ON "testimonies" USING btree ("vendor_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "testimonies_withdrawal_hash_key" ON "testimonies" USING btree ("withdrawal_hash");--> statement-breakpoint
ALTER TABLE "success_stories" ADD CONSTRAINT "success_stories_position_check" CHECK ("success_stories"."position" BETWEEN 1 AND 3);--> statement-breakpoint
ALTER TABLE "testimonies" ADD CONSTRAINT "testimonies_position_check" CHECK ("testimonies"."position" BETWEEN 1 AND 3);--> statement-breakpoint
ALTER TABLE "testimonies" ADD CONSTRAINT "testimonies_consent_check" CHECK (("testimonies"."origin" = 'customer') = ("testimonies"."consented_at" IS NOT NULL));