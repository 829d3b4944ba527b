CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"purposes" text[] NOT NULL,
	"ip_address" text NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "counted_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"path_group" text NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_views_path_group_day_pk" PRIMARY KEY("path_group","day")
);
--> statement-breakpoint
CREATE TABLE "banner_counts" (
	"banner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "banner_counts_banner_id_day_pk" PRIMARY KEY("banner_id","day")
);
--> statement-breakpoint
ALTER TABLE "banner_clicks" DROP CONSTRAINT "banner_clicks_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "banner_counts" ADD CONSTRAINT "banner_counts_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_granted_idx" ON "consents" USING btree ("granted_at");--> statement-breakpoint
CREATE INDEX "counted_batches_counted_idx" ON "counted_batches" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "banner_clicks_clicked_idx" ON "banner_clicks" USING btree ("clicked_at");--> statement-breakpoint
ALTER TABLE "banner_clicks" DROP COLUMN "user_id";--> statement-breakpoint
-- Clicks that were logged before they were counted by the day.
INSERT INTO "banner_counts" ("banner_id", "day", "clicks")
SELECT "banner_id", ("clicked_at" AT TIME ZONE 'America/Sao_Paulo')::date, count(*) FROM "banner_clicks" GROUP BY 1, 2;
