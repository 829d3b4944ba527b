ALTER TABLE "reviews" ADD COLUMN "pros" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "cons" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "criteria" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "recommends" boolean;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "company_size" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "sector" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "use_time" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "former_product" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "has_words" boolean GENERATED ALWAYS AS (btrim(coalesce(comment, '') || coalesce(pros, '') || coalesce(cons, '')) <> '') STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_offer_words_idx" ON "reviews" USING btree ("offer_id","has_words" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE "reviews"."status" = 'visible';--> statement-breakpoint
CREATE INDEX "reviews_vendor_words_idx" ON "reviews" USING btree ("vendor_id","has_words" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id") WHERE "reviews"."status" = 'visible';