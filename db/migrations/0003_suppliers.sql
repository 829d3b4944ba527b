CREATE TYPE "public"."lookup_kind" AS ENUM('cnpj', 'cep');--> statement-breakpoint
CREATE TABLE "lookups" (
	"kind" "lookup_kind" NOT NULL,
	"key" text NOT NULL,
	"answer" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lookups_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "access_requests_token_hash_key" ON "access_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "access_requests_open_key" ON "access_requests" USING btree ("user_id","vendor_id") WHERE status IN ('awaiting_email', 'awaiting_admin');--> statement-breakpoint
CREATE INDEX "access_requests_queue_idx" ON "access_requests" USING btree ("status","created_at","id");