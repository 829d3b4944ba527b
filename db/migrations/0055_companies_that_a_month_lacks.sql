ALTER TABLE "register_companies" ADD COLUMN "absent_since" date;--> statement-breakpoint
ALTER TABLE "register_staging" ADD COLUMN "absent_since" date;