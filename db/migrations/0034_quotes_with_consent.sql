CREATE TYPE "public"."quote_ender" AS ENUM('buyer', 'vendor', 'moderation');--> statement-breakpoint
CREATE TYPE "public"."quote_report_status" AS ENUM('waiting', 'upheld', 'dismissed');--> statement-breakpoint
CREATE TYPE "public"."quote_side" AS ENUM('buyer', 'vendor');--> statement-breakpoint
CREATE TYPE "public"."quote_status" AS ENUM('held', 'waiting', 'answered', 'ended', 'refused');--> statement-breakpoint
CREATE TABLE "quote_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"consent_text" text NOT NULL,
	"consented_at" timestamp with time zone NOT NULL,
	"status" "quote_status" NOT NULL,
	"delivered_at" timestamp with time zone,
	"contact_shown_at" timestamp with time zone,
	"first_answered_at" timestamp with time zone,
	"last_message_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" "quote_ender",
	"owner_id" uuid,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_conversations_ended_check" CHECK (("quote_conversations"."status" IN ('ended', 'refused')) = ("quote_conversations"."ended_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "quote_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"side" "quote_side" NOT NULL,
	"user_id" uuid,
	"text" text NOT NULL,
	"price_cents" bigint,
	"price_for" text,
	"valid_until" date,
	"file_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_messages_proposal_check" CHECK ("quote_messages"."side" = 'vendor' OR num_nonnulls("quote_messages"."price_cents", "quote_messages"."price_for", "quote_messages"."valid_until", "quote_messages"."file_key") = 0)
);
--> statement-breakpoint
CREATE TABLE "quote_offers" (
	"conversation_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	CONSTRAINT "quote_offers_conversation_id_offer_id_pk" PRIMARY KEY("conversation_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "quote_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"conversation_id" uuid,
	"user_id" uuid,
	"reason" text NOT NULL,
	"details" text NOT NULL,
	"status" "quote_report_status" DEFAULT 'waiting' NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"need" text NOT NULL,
	"need_hash" text NOT NULL,
	"company_size" text NOT NULL,
	"sector" text,
	"city" text NOT NULL,
	"deadline" text NOT NULL,
	"budget" text NOT NULL,
	"contact_ways" text[] NOT NULL,
	"phone" text NOT NULL,
	"contact_time" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quote_conversations" ADD CONSTRAINT "quote_conversations_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_conversations" ADD CONSTRAINT "quote_conversations_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_conversations" ADD CONSTRAINT "quote_conversations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_messages" ADD CONSTRAINT "quote_messages_conversation_id_quote_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."quote_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_messages" ADD CONSTRAINT "quote_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_offers" ADD CONSTRAINT "quote_offers_conversation_id_quote_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."quote_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_offers" ADD CONSTRAINT "quote_offers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_reports" ADD CONSTRAINT "quote_reports_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_reports" ADD CONSTRAINT "quote_reports_conversation_id_quote_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."quote_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_reports" ADD CONSTRAINT "quote_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_conversations_request_key" ON "quote_conversations" USING btree ("request_id","vendor_id");--> statement-breakpoint
CREATE INDEX "quote_conversations_inbox_idx" ON "quote_conversations" USING btree ("vendor_id","last_message_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "quote_conversations"."delivered_at" is not null;--> statement-breakpoint
CREATE INDEX "quote_conversations_owner_idx" ON "quote_conversations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "quote_conversations_last_idx" ON "quote_conversations" USING btree ("last_message_at");--> statement-breakpoint
CREATE INDEX "quote_messages_conversation_idx" ON "quote_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "quote_messages_user_idx" ON "quote_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quote_offers_offer_idx" ON "quote_offers" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_reports_person_key" ON "quote_reports" USING btree ("conversation_id","user_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "quote_reports_request_idx" ON "quote_reports" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "quote_reports_user_idx" ON "quote_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quote_reports_queue_idx" ON "quote_reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "quote_requests_user_idx" ON "quote_requests" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "quote_requests_need_idx" ON "quote_requests" USING btree ("need_hash","created_at");