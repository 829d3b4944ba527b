-- Indexes are made before one is dropped: until then people read what they like.
CREATE INDEX "offers_begun_name_idx" ON "offers" USING btree (praca_fold("name") text_pattern_ops) WHERE "offers"."is_visible";--> statement-breakpoint
CREATE INDEX "vendors_begun_name_idx" ON "vendors" USING btree (praca_fold(coalesce("nome_fantasia", "razao_social")) text_pattern_ops) WHERE "vendors"."is_visible";--> statement-breakpoint
DROP INDEX "offers_folded_name_idx";
