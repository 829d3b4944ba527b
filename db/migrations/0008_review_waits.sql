CREATE TYPE "public"."review_wait" AS ENUM('target_burst', 'author_burst', 'rewritten');--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "waits" "review_wait"[];