CREATE TYPE "public"."suggestion_status" AS ENUM('waiting', 'approved', 'refused');--> statement-breakpoint
CREATE TABLE "category_suggestions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" "offer_kind" NOT NULL,
	"parent_id" uuid,
	"user_id" uuid,
	"status" "suggestion_status" DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"category_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "category_suggestions" ADD CONSTRAINT "category_suggestions_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_suggestions" ADD CONSTRAINT "category_suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_suggestions" ADD CONSTRAINT "category_suggestions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "category_suggestions_waiting_key" ON "category_suggestions" USING btree ("kind",praca_fold(btrim("name"))) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "category_suggestions_queue_idx" ON "category_suggestions" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "category_suggestions_user_idx" ON "category_suggestions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "category_suggestions_parent_idx" ON "category_suggestions" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "category_suggestions_category_idx" ON "category_suggestions" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");