CREATE TYPE "public"."market_kind" AS ENUM('country', 'state', 'city', 'activity');--> statement-breakpoint
CREATE TABLE "market_tallies" (
	"kind" "market_kind" NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"state" char(2),
	"folds" text[] NOT NULL,
	"total" integer NOT NULL,
	"figures" jsonb NOT NULL,
	"latest" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "market_tallies_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "register_companies_activity_list_idx" ON "register_companies" USING btree ("activity","cnpj");--> statement-breakpoint
CREATE INDEX "vendors_state_list_idx" ON "vendors" USING btree ("state","from_register",coalesce("nome_fantasia", "razao_social") COLLATE "und-x-icu","id") WHERE "vendors"."is_visible";--> statement-breakpoint
CREATE INDEX "vendors_city_list_idx" ON "vendors" USING btree ("state",praca_fold("city"),"from_register",coalesce("nome_fantasia", "razao_social") COLLATE "und-x-icu","id") WHERE "vendors"."is_visible";