ALTER TABLE "offers" ADD COLUMN "maker_id" uuid;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "overdue_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_maker_id_vendors_id_fk" FOREIGN KEY ("maker_id") REFERENCES "public"."vendors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offers_maker_idx" ON "offers" USING btree ("maker_id") WHERE "offers"."maker_id" IS NOT NULL;--> statement-breakpoint
UPDATE "offers" SET "maker_id" = "granted"."vendor_id" FROM (
	SELECT DISTINCT ON ("offer_id") "offer_id", "vendor_id" FROM "offer_claims"
	WHERE "status" = 'granted' ORDER BY "offer_id", "decided_at" DESC
) AS "granted" WHERE "granted"."offer_id" = "offers"."id";
