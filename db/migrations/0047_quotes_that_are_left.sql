ALTER TYPE "public"."quote_ender" ADD VALUE 'absence';--> statement-breakpoint
ALTER TABLE "quote_reports" ADD COLUMN "overdue_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD COLUMN "shingles" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "quote_conversations_state_idx" ON "quote_conversations" USING btree ("vendor_id","status","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "quote_conversations"."delivered_at" is not null;--> statement-breakpoint
CREATE INDEX "quote_requests_shingles_idx" ON "quote_requests" USING gin ("shingles");