CREATE TYPE "public"."work_model" AS ENUM('presencial', 'hibrido', 'remoto');--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "work_model" "work_model";--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "salary" text;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "ends_on" date;