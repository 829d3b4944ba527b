CREATE TYPE "public"."review_author" AS ENUM('own_domain', 'mailbox', 'gone');--> statement-breakpoint
CREATE TABLE "review_summaries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid,
	"vendor_id" uuid,
	"version" smallint NOT NULL,
	"stars" integer[] NOT NULL,
	"criteria" jsonb NOT NULL,
	"recommend" integer NOT NULL,
	"advise_against" integer NOT NULL,
	"with_words" integer NOT NULL,
	"weight" double precision NOT NULL,
	"weighted_sum" double precision NOT NULL,
	CONSTRAINT "review_summaries_target_check" CHECK (num_nonnulls("review_summaries"."offer_id", "review_summaries"."vendor_id") = 1)
);
--> statement-breakpoint
DROP INDEX "offers_best_rated_idx";--> statement-breakpoint
DROP INDEX "vendors_best_rated_idx";--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "rating_index" real DEFAULT 3.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "author_known" "review_author" DEFAULT 'mailbox' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "rating_index" real DEFAULT 3.5 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_summaries" ADD CONSTRAINT "review_summaries_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_summaries" ADD CONSTRAINT "review_summaries_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_summaries_offer_key" ON "review_summaries" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_summaries_vendor_key" ON "review_summaries" USING btree ("vendor_id");--> statement-breakpoint
UPDATE "reviews" SET "author_known" = 'gone' WHERE "user_id" IS NULL;--> statement-breakpoint
-- Of version 0: they are counted again, by the product, in the first night.
INSERT INTO "review_summaries" ("id", "offer_id", "vendor_id", "version", "stars", "criteria", "recommend", "advise_against", "with_words", "weight", "weighted_sum")
	SELECT gen_random_uuid(), "offer_id", "vendor_id", 0,
		ARRAY[count(*) FILTER (WHERE "rating" = 1), count(*) FILTER (WHERE "rating" = 2), count(*) FILTER (WHERE "rating" = 3), count(*) FILTER (WHERE "rating" = 4), count(*) FILTER (WHERE "rating" = 5)]::integer[],
		'{}', 0, 0, count(*) FILTER (WHERE "has_words"),
		sum((CASE WHEN "user_id" IS NULL THEN 0.5 ELSE 1 END) * power(2, extract(epoch FROM "created_at" - timestamptz '2026-01-01 00:00:00+00') / (730 * 86400))), sum("rating" * (CASE WHEN "user_id" IS NULL THEN 0.5 ELSE 1 END) * power(2, extract(epoch FROM "created_at" - timestamptz '2026-01-01 00:00:00+00') / (730 * 86400)))
	FROM "reviews" WHERE "status" = 'visible' GROUP BY "offer_id", "vendor_id";--> statement-breakpoint
UPDATE "offers" SET "updated_at" = "updated_at", "rating_index" = round(((17.5 + s."weighted_sum" / power(2, extract(epoch FROM now() - timestamptz '2026-01-01 00:00:00+00') / (730 * 86400))) / (5 + s."weight" / power(2, extract(epoch FROM now() - timestamptz '2026-01-01 00:00:00+00') / (730 * 86400))))::numeric, 3)
	FROM "review_summaries" AS s WHERE s."offer_id" = "offers"."id";--> statement-breakpoint
UPDATE "vendors" SET "updated_at" = "updated_at", "rating_index" = round(((17.5 + s."weighted_sum" / power(2, extract(epoch FROM now() - timestamptz '2026-01-01 00:00:00+00') / (730 * 86400))) / (5 + s."weight" / power(2, extract(epoch FROM now() - timestamptz '2026-01-01 00:00:00+00') / (730 * 86400))))::numeric, 3)
	FROM "review_summaries" AS s WHERE s."vendor_id" = "vendors"."id";--> statement-breakpoint
CREATE INDEX "offers_best_rated_idx" ON "offers" USING btree ("rating_index" DESC NULLS FIRST,"id") WHERE "offers"."is_visible" AND "offers"."rating" >= 4;--> statement-breakpoint
CREATE INDEX "vendors_best_rated_idx" ON "vendors" USING btree ("rating_index" DESC NULLS FIRST,"id") WHERE "vendors"."is_visible" AND "vendors"."unconfirmed_since" IS NULL AND "vendors"."rating" >= 4;--> statement-breakpoint
ALTER TABLE "offers" DROP COLUMN "rating_score";--> statement-breakpoint
ALTER TABLE "vendors" DROP COLUMN "rating_score";