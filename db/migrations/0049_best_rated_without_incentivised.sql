DROP INDEX "offers_best_rated_idx";--> statement-breakpoint
DROP INDEX "vendors_best_rated_idx";--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "incentivized_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "incentivized_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_summaries" ADD COLUMN "incentivized_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_summaries" ADD COLUMN "incentivized_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "incentivized_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "incentivized_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "offers" SET "incentivized_sum" = counted.stars, "incentivized_count" = counted.number
FROM (
  SELECT "offer_id" AS id, sum("rating")::int AS stars, count(*)::int AS number FROM "reviews"
  WHERE "status" = 'visible' AND "incentivized" AND "offer_id" IS NOT NULL GROUP BY "offer_id"
) AS counted
WHERE "offers"."id" = counted.id;--> statement-breakpoint
UPDATE "vendors" SET "incentivized_sum" = counted.stars, "incentivized_count" = counted.number
FROM (
  SELECT "vendor_id" AS id, sum("rating")::int AS stars, count(*)::int AS number FROM "reviews"
  WHERE "status" = 'visible' AND "incentivized" AND "vendor_id" IS NOT NULL GROUP BY "vendor_id"
) AS counted
WHERE "vendors"."id" = counted.id;--> statement-breakpoint
CREATE INDEX "offers_best_rated_idx" ON "offers" USING btree ("rating_index" DESC NULLS FIRST,"id") WHERE "offers"."is_visible" AND ("offers"."rating_count" > "offers"."incentivized_count" AND "offers"."rating_sum" - "offers"."incentivized_sum" >= 4 * ("offers"."rating_count" - "offers"."incentivized_count"));--> statement-breakpoint
CREATE INDEX "vendors_best_rated_idx" ON "vendors" USING btree ("rating_index" DESC NULLS FIRST,"id") WHERE "vendors"."is_visible" AND "vendors"."unconfirmed_since" IS NULL AND ("vendors"."rating_count" > "vendors"."incentivized_count" AND "vendors"."rating_sum" - "vendors"."incentivized_sum" >= 4 * ("vendors"."rating_count" - "vendors"."incentivized_count"));