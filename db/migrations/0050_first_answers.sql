ALTER TABLE "reviews" ADD COLUMN "published_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "first_replied_at" timestamp with time zone;--> statement-breakpoint
UPDATE "reviews" SET
	"published_at" = CASE WHEN "reviews"."status" <> 'pending' THEN least("reviews"."created_at", answer."created_at") END,
	"first_replied_at" = answer."created_at"
FROM "reviews" AS same LEFT JOIN "review_replies" AS answer ON answer."review_id" = same."id"
WHERE same."id" = "reviews"."id";
