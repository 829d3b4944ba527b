CREATE TYPE "public"."invitation_way" AS ENUM('link', 'list');--> statement-breakpoint
CREATE TYPE "public"."invited_state" AS ENUM('waiting', 'sent', 'skipped');--> statement-breakpoint
CREATE TABLE "invited_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invitation_id" uuid NOT NULL,
	"email" text,
	"mailbox_hash" text NOT NULL,
	"state" "invited_state" DEFAULT 'waiting' NOT NULL,
	"sent_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invited_mailboxes" (
	"hash" text PRIMARY KEY NOT NULL,
	"refused_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"user_id" uuid,
	"way" "invitation_way" NOT NULL,
	"token" text NOT NULL,
	"declaration" text NOT NULL,
	"listed" integer,
	"drawn" integer,
	"ends_at" timestamp with time zone NOT NULL,
	"stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_invitations_list_check" CHECK (("review_invitations"."way" = 'list') = ("review_invitations"."listed" IS NOT NULL) AND ("review_invitations"."way" = 'list') = ("review_invitations"."drawn" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "review_summaries" ADD COLUMN "invited" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "invitation_id" uuid;--> statement-breakpoint
ALTER TABLE "invited_addresses" ADD CONSTRAINT "invited_addresses_invitation_id_review_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."review_invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_invitations" ADD CONSTRAINT "review_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invited_addresses_key" ON "invited_addresses" USING btree ("invitation_id","mailbox_hash");--> statement-breakpoint
CREATE INDEX "invited_addresses_mailbox_idx" ON "invited_addresses" USING btree ("mailbox_hash","sent_at");--> statement-breakpoint
CREATE INDEX "invited_addresses_kept_idx" ON "invited_addresses" USING btree ("created_at") WHERE "invited_addresses"."email" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_invitations_token_key" ON "review_invitations" USING btree ("token");--> statement-breakpoint
CREATE INDEX "review_invitations_vendor_idx" ON "review_invitations" USING btree ("vendor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "review_invitations_offer_idx" ON "review_invitations" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "review_invitations_user_idx" ON "review_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_invitations_created_idx" ON "review_invitations" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_invitation_id_review_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."review_invitations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reviews_invitation_idx" ON "reviews" USING btree ("invitation_id") WHERE "reviews"."invitation_id" IS NOT NULL;