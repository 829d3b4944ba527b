CREATE TYPE "public"."proof_status" AS ENUM('waiting', 'upheld', 'dismissed', 'expired');--> statement-breakpoint
ALTER TYPE "public"."review_wait" ADD VALUE 'signals';--> statement-breakpoint
CREATE TABLE "review_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid,
	"user_id" uuid NOT NULL,
	"file_key" text,
	"consent_text" text NOT NULL,
	"status" "proof_status" DEFAULT 'waiting' NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"destroyed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_signals" (
	"review_id" uuid NOT NULL,
	"signal" text NOT NULL,
	"strength" double precision NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_signals_review_id_signal_pk" PRIMARY KEY("review_id","signal")
);
--> statement-breakpoint
CREATE TABLE "review_traces" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"browser" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trace_secrets" (
	"period" integer PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "incentivized" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "waits_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "said_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "review_proofs" ADD CONSTRAINT "review_proofs_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_proofs" ADD CONSTRAINT "review_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_signals" ADD CONSTRAINT "review_signals_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_traces" ADD CONSTRAINT "review_traces_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_proofs_waiting_key" ON "review_proofs" USING btree ("review_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "review_proofs_review_idx" ON "review_proofs" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_proofs_user_idx" ON "review_proofs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_proofs_queue_idx" ON "review_proofs" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "review_proofs_file_idx" ON "review_proofs" USING btree ("created_at") WHERE "review_proofs"."file_key" is not null;--> statement-breakpoint
CREATE INDEX "review_signals_created_idx" ON "review_signals" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "review_traces_network_idx" ON "review_traces" USING btree ("network");--> statement-breakpoint
CREATE INDEX "review_traces_created_idx" ON "review_traces" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reviews_words_trgm_idx" ON "reviews" USING gin (praca_fold(coalesce("comment", '') || ' ' || coalesce("pros", '') || ' ' || coalesce("cons", '')) gin_trgm_ops) WHERE "reviews"."has_words";