CREATE TABLE "offline_checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" uuid NOT NULL,
	"title" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_provider_payment_id_unique";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_advertisement_id_advertisements_id_fk";
--> statement-breakpoint
DROP INDEX "advertisements_vendor_idx";--> statement-breakpoint
DROP INDEX "payments_advertisement_idx";--> statement-breakpoint
ALTER TABLE "advertisements" ALTER COLUMN "description" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "advertisement_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "advertisements" ADD COLUMN "refusal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "advertisements" ADD COLUMN "banner_id" uuid;--> statement-breakpoint
ALTER TABLE "advertisements" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "provider" text NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "preference_id" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "checkout_url" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "refunded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_advertisement_id_advertisements_id_fk" FOREIGN KEY ("advertisement_id") REFERENCES "public"."advertisements"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "advertisements_status_idx" ON "advertisements" USING btree ("status","ends_on");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_idx" ON "payments" USING btree ("provider","provider_payment_id");--> statement-breakpoint
CREATE INDEX "advertisements_vendor_idx" ON "advertisements" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_advertisement_idx" ON "payments" USING btree ("advertisement_id","created_at");--> statement-breakpoint
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_banner_id_unique" UNIQUE("banner_id");