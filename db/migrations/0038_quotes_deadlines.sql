-- contract: no release has written the column: it came after 0.1 (0034)
DROP INDEX "quote_requests_need_idx";--> statement-breakpoint
ALTER TABLE "quote_conversations" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "quote_conversations" ADD COLUMN "others_named_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "quote_conversations_waiting_idx" ON "quote_conversations" USING btree ("delivered_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "quote_requests_need_idx" ON "quote_requests" USING gin (regexp_replace(praca_fold("need"), '[^a-z0-9]+', '', 'g') gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "quote_requests" DROP COLUMN "need_hash";