-- Most products have a review or none, so a plan for any product expects one, and would as soon sort all of a product's
-- reviews as read the first ones along an index: 50,000 of them took 60 ms of CPU. Whoever plans reckons with many.
ALTER TABLE "reviews" ALTER COLUMN "offer_id" SET (n_distinct = 500);--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "vendor_id" SET (n_distinct = 500);--> statement-breakpoint
ANALYZE "reviews";
