ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "webhook_deliveries_vendor_id_webhooks_vendor_id_fk";
--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "resting_since" timestamp with time zone;--> statement-breakpoint
-- Those that rested by the rule of before go on resting until they are saved.
UPDATE "webhooks" SET "resting_since" = now() WHERE "failures" >= 20;
