ALTER TABLE "offers" ADD COLUMN "video_key" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "cover_key" text;