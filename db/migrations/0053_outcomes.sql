CREATE TABLE "outcome_figures" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outcome_refusals" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outcomes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"conversation_id" uuid,
	"review_id" uuid,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"said_at" timestamp with time zone,
	"solved" boolean,
	"hires_again" boolean,
	CONSTRAINT "outcomes_about_check" CHECK (num_nonnulls("outcomes"."conversation_id", "outcomes"."review_id") = 1),
	CONSTRAINT "outcomes_said_check" CHECK (num_nonnulls("outcomes"."said_at", "outcomes"."solved", "outcomes"."hires_again") IN (0, 3))
);
--> statement-breakpoint
ALTER TABLE "outcome_figures" ADD CONSTRAINT "outcome_figures_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcome_refusals" ADD CONSTRAINT "outcome_refusals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_conversation_id_quote_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."quote_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outcomes" ADD CONSTRAINT "outcomes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "outcomes_conversation_key" ON "outcomes" USING btree ("conversation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "outcomes_review_key" ON "outcomes" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "outcomes_user_idx" ON "outcomes" USING btree ("user_id","asked_at");--> statement-breakpoint
CREATE INDEX "outcomes_vendor_idx" ON "outcomes" USING btree ("vendor_id","asked_at");--> statement-breakpoint
CREATE INDEX "outcomes_asked_idx" ON "outcomes" USING btree ("asked_at");