CREATE TYPE "public"."offer_link_origin" AS ENUM('own', 'chosen', 'assigned');--> statement-breakpoint
CREATE TYPE "public"."appeal_status" AS ENUM('waiting', 'upheld', 'dismissed');--> statement-breakpoint
CREATE TYPE "public"."review_bar" AS ENUM('acts', 'acted', 'colleague');--> statement-breakpoint
CREATE TYPE "public"."domain_proof" AS ENUM('mailbox', 'admin');--> statement-breakpoint
CREATE TYPE "public"."invitation_status" AS ENUM('invited', 'accepted', 'declined', 'expired', 'withdrawn');--> statement-breakpoint
CREATE TABLE "review_appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"offer_id" uuid,
	"vendor_id" uuid,
	"bar" "review_bar" NOT NULL,
	"text" text NOT NULL,
	"status" "appeal_status" DEFAULT 'waiting' NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "review_appeals_target_check" CHECK (num_nonnulls("review_appeals"."offer_id", "review_appeals"."vendor_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "administrator_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"user_id" uuid,
	"email" text,
	"status" "invitation_status" DEFAULT 'invited' NOT NULL,
	"invited_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "administrator_invitations_whom_check" CHECK (num_nonnulls("administrator_invitations"."user_id", "administrator_invitations"."email") = 1)
);
--> statement-breakpoint
CREATE TABLE "vendor_domains" (
	"vendor_id" uuid NOT NULL,
	"domain" text NOT NULL,
	"proof" "domain_proof" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_domains_vendor_id_domain_pk" PRIMARY KEY("vendor_id","domain")
);
--> statement-breakpoint
ALTER TABLE "vendor_offers" ADD COLUMN "origin" "offer_link_origin" DEFAULT 'assigned' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor_admins" ADD COLUMN "accepted_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "review_appeals" ADD CONSTRAINT "review_appeals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_appeals" ADD CONSTRAINT "review_appeals_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_appeals" ADD CONSTRAINT "review_appeals_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administrator_invitations" ADD CONSTRAINT "administrator_invitations_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administrator_invitations" ADD CONSTRAINT "administrator_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "administrator_invitations" ADD CONSTRAINT "administrator_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_domains" ADD CONSTRAINT "vendor_domains_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_appeals_user_offer_key" ON "review_appeals" USING btree ("user_id","offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_appeals_user_vendor_key" ON "review_appeals" USING btree ("user_id","vendor_id");--> statement-breakpoint
CREATE INDEX "review_appeals_offer_idx" ON "review_appeals" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "review_appeals_vendor_idx" ON "review_appeals" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "review_appeals_queue_idx" ON "review_appeals" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "administrator_invitations_user_key" ON "administrator_invitations" USING btree ("vendor_id","user_id") WHERE status = 'invited';--> statement-breakpoint
CREATE UNIQUE INDEX "administrator_invitations_email_key" ON "administrator_invitations" USING btree ("vendor_id","email") WHERE status = 'invited';--> statement-breakpoint
CREATE INDEX "administrator_invitations_vendor_idx" ON "administrator_invitations" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "administrator_invitations_user_idx" ON "administrator_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "administrator_invitations_email_idx" ON "administrator_invitations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "administrator_invitations_invited_by_idx" ON "administrator_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "administrator_invitations_status_idx" ON "administrator_invitations" USING btree ("status","expires_at");--> statement-breakpoint
-- Whom another added has not accepted; who registered or claimed the page has.
UPDATE "vendor_admins" SET "accepted_at" = "created_at";--> statement-breakpoint
UPDATE "vendor_admins" "keeper" SET "accepted_at" = NULL
WHERE EXISTS (
	SELECT 1 FROM "audit_log" WHERE "subject_kind" = 'vendor' AND "subject_id" = "keeper"."vendor_id"
		AND "action" = 'addAdministrator' AND "detail"->>'userId' = "keeper"."user_id"::text
		AND "actor_id" IS DISTINCT FROM "keeper"."user_id"
) AND NOT EXISTS (
	SELECT 1 FROM "access_requests" WHERE "vendor_id" = "keeper"."vendor_id"
		AND "user_id" = "keeper"."user_id" AND "status" = 'granted'
);--> statement-breakpoint
-- A service is its supplier's; a software is so where it was registered: both rows are of one moment.
UPDATE "vendor_offers" "link" SET "origin" = CASE
	WHEN "offers"."kind" = 'service' OR "offers"."created_at" = "link"."created_at" THEN 'own'::"offer_link_origin"
	ELSE 'chosen'::"offer_link_origin"
END
FROM "offers" WHERE "offers"."id" = "link"."offer_id";--> statement-breakpoint
-- The mailbox of a granted request was proven, and is no free provider's.
INSERT INTO "vendor_domains" ("vendor_id", "domain", "proof", "created_at")
SELECT "vendor_id", lower(substring("email" from '[^@]+$')), 'mailbox', min("decided_at")
FROM "access_requests" "request"
WHERE "status" = 'granted' AND "decided_at" IS NOT NULL AND EXISTS (
	SELECT 1 FROM "vendor_admins" "keeper"
	WHERE "keeper"."vendor_id" = "request"."vendor_id" AND "keeper"."user_id" = "request"."user_id"
)
GROUP BY 1, 2;
