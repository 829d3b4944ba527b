CREATE TYPE "public"."recourse_side" AS ENUM('author', 'company');--> statement-breakpoint
CREATE TYPE "public"."recourse_status" AS ENUM('waiting', 'upheld', 'dismissed', 'moot');--> statement-breakpoint
CREATE TABLE "review_recourses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"side" "recourse_side" NOT NULL,
	"text" text NOT NULL,
	"status" "recourse_status" DEFAULT 'waiting' NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "review_recourses" ADD CONSTRAINT "review_recourses_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_recourses" ADD CONSTRAINT "review_recourses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_recourses_once_key" ON "review_recourses" USING btree ("review_id","side") WHERE status <> 'upheld';--> statement-breakpoint
CREATE INDEX "review_recourses_review_idx" ON "review_recourses" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_recourses_user_idx" ON "review_recourses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_recourses_queue_idx" ON "review_recourses" USING btree ("status","created_at","id");