-- Indexes are made before others are dropped: until then people read what they like.
CREATE INDEX "vendors_place_idx" ON "vendors" USING btree ("state",praca_fold("city")) WHERE "vendors"."is_visible";--> statement-breakpoint
CREATE INDEX "vendors_city_idx" ON "vendors" USING btree (praca_fold("city")) WHERE "vendors"."is_visible";--> statement-breakpoint
DROP INDEX "offers_comparison_1_idx";--> statement-breakpoint
DROP INDEX "offers_comparison_2_idx";--> statement-breakpoint
DROP INDEX "offers_comparison_3_idx";
