CREATE TYPE "public"."register_run_state" AS ENUM('reading', 'applying', 'done', 'failed', 'undone');--> statement-breakpoint
CREATE TYPE "public"."register_situation" AS ENUM('nula', 'ativa', 'suspensa', 'inapta', 'baixada');--> statement-breakpoint
CREATE TABLE "register_activities" (
	"code" char(7) PRIMARY KEY NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "register_changes" (
	"month" date NOT NULL,
	"cnpj" char(14) NOT NULL,
	"field" text NOT NULL,
	"before" text,
	"after" text,
	CONSTRAINT "register_changes_cnpj_month_field_pk" PRIMARY KEY("cnpj","month","field")
);
--> statement-breakpoint
CREATE TABLE "register_companies" (
	"cnpj" char(14) PRIMARY KEY NOT NULL,
	"legal_name" text NOT NULL,
	"trade_name" text,
	"is_headquarters" boolean NOT NULL,
	"situation" "register_situation" NOT NULL,
	"situation_since" date,
	"opened_on" date,
	"activity" char(7) NOT NULL,
	"nature" char(4) NOT NULL,
	"size" text,
	"is_sole_trader" boolean NOT NULL,
	"city_code" text,
	"city" text,
	"state" char(2),
	"cep" char(8),
	"street" text,
	"street_number" text,
	"complement" text,
	"district" text,
	"phone" text,
	"month" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "register_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"month" date NOT NULL,
	"source" text NOT NULL,
	"fingerprint" text NOT NULL,
	"state" "register_run_state" DEFAULT 'reading' NOT NULL,
	"owner" uuid NOT NULL,
	"reached" jsonb NOT NULL,
	"counts" jsonb NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"alive_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "register_staging" (
	"cnpj" char(14) PRIMARY KEY NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"trade_name" text,
	"is_headquarters" boolean NOT NULL,
	"situation" "register_situation" NOT NULL,
	"situation_since" date,
	"opened_on" date,
	"activity" char(7) NOT NULL,
	"nature" char(4) DEFAULT '0000' NOT NULL,
	"size" text,
	"is_sole_trader" boolean DEFAULT false NOT NULL,
	"city_code" text,
	"city" text,
	"state" char(2),
	"cep" char(8),
	"street" text,
	"street_number" text,
	"complement" text,
	"district" text,
	"phone" text
);
--> statement-breakpoint
DROP INDEX "vendors_list_idx";--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "from_register" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "closed_on" date;--> statement-breakpoint
CREATE INDEX "register_changes_month_idx" ON "register_changes" USING btree ("month");--> statement-breakpoint
CREATE INDEX "register_companies_activity_idx" ON "register_companies" USING btree ("activity","state");--> statement-breakpoint
CREATE INDEX "register_companies_city_idx" ON "register_companies" USING btree ("state","city_code");--> statement-breakpoint
CREATE INDEX "register_runs_month_idx" ON "register_runs" USING btree ("month");--> statement-breakpoint
CREATE INDEX "register_staging_root_idx" ON "register_staging" USING btree (left("cnpj", 8));--> statement-breakpoint
CREATE INDEX "vendors_list_idx" ON "vendors" USING btree ("is_featured" DESC NULLS FIRST,"from_register",coalesce("nome_fantasia", "razao_social") COLLATE "und-x-icu","id") WHERE "vendors"."is_visible";