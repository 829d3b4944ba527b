-- How often a category stands in each place of its software. The comparison's indexes know it too, but
-- they are partial: PostgreSQL does not ask those when it estimates, took the 14,000 products of a
-- category for 500, and looked up the suppliers of each by itself.
CREATE STATISTICS "offers_category_1_stats" ON (split_part("category_text", ' | ', 1)) FROM "offers";--> statement-breakpoint
CREATE STATISTICS "offers_category_2_stats" ON (split_part("category_text", ' | ', 2)) FROM "offers";--> statement-breakpoint
CREATE STATISTICS "offers_category_3_stats" ON (split_part("category_text", ' | ', 3)) FROM "offers";--> statement-breakpoint
ANALYZE "offers";
