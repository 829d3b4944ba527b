CREATE TABLE "vendor_confirmations" (
	"vendor_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"email" text,
	"token_hash" text,
	"expires_at" timestamp with time zone,
	"proven_at" timestamp with time zone,
	"reason" text,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "vendors_best_rated_idx";--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "unconfirmed_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "confirm_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "confirmed_names" text[];--> statement-breakpoint
ALTER TABLE "vendor_confirmations" ADD CONSTRAINT "vendor_confirmations_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_confirmations" ADD CONSTRAINT "vendor_confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "vendor_confirmations_user_idx" ON "vendor_confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_confirmations_token_hash_key" ON "vendor_confirmations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "vendors_unconfirmed_idx" ON "vendors" USING btree ("unconfirmed_since","id") WHERE unconfirmed_since IS NOT NULL;--> statement-breakpoint
CREATE INDEX "vendors_best_rated_idx" ON "vendors" USING btree ("rating_score" DESC NULLS FIRST,"id") WHERE "vendors"."is_visible" AND "vendors"."unconfirmed_since" IS NULL AND "vendors"."rating" >= 4;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_featured_check" CHECK (NOT ("vendors"."is_featured" AND "vendors"."unconfirmed_since" IS NOT NULL));--> statement-breakpoint
-- What companies have proven confirms their pages: a granted request, a verified mailbox of who keeps the
-- page at its e-mail's domain, an Admin's deed. The others wait, without a date: Admins see them.
UPDATE "vendors" "page" SET "unconfirmed_since" = now()
WHERE "is_associated" AND NOT "is_demo" AND NOT "is_featured"
AND NOT EXISTS (
	SELECT 1 FROM "access_requests" "request"
	WHERE "request"."vendor_id" = "page"."id" AND "request"."status" = 'granted'
)
AND NOT EXISTS (
	SELECT 1 FROM "vendor_admins" "keeper" JOIN "users" "person" ON "person"."id" = "keeper"."user_id"
	WHERE "keeper"."vendor_id" = "page"."id" AND "keeper"."inactive_at" IS NULL AND "person"."email_verified"
	AND lower(substring("person"."email" from '[^@]+$')) = lower(substring("page"."email" from '[^@]+$'))
)
AND NOT EXISTS (
	SELECT 1 FROM "audit_log" "deed"
	WHERE "deed"."subject_kind" = 'vendor' AND "deed"."subject_id" = "page"."id" AND "deed"."action" = 'show'
);
