CREATE TYPE "public"."contract_subject" AS ENUM('offer', 'category');--> statement-breakpoint
CREATE TYPE "public"."register_choice" AS ENUM('use', 'keep');--> statement-breakpoint
CREATE TYPE "public"."source_name" AS ENUM('register', 'ceis', 'cnep', 'contracts');--> statement-breakpoint
CREATE TYPE "public"."source_run_state" AS ENUM('waiting', 'running', 'stopping', 'stopped', 'done', 'failed');--> statement-breakpoint
CREATE TABLE "contract_offers" (
	"number" text NOT NULL,
	"offer_id" uuid NOT NULL,
	CONSTRAINT "contract_offers_number_offer_id_pk" PRIMARY KEY("number","offer_id")
);
--> statement-breakpoint
CREATE TABLE "contract_prices" (
	"subject" "contract_subject" NOT NULL,
	"subject_id" uuid NOT NULL,
	"total" integer NOT NULL,
	"low_cents" bigint NOT NULL,
	"median_cents" bigint NOT NULL,
	"high_cents" bigint NOT NULL,
	"latest" jsonb NOT NULL,
	CONSTRAINT "contract_prices_subject_subject_id_pk" PRIMARY KEY("subject","subject_id")
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"number" text PRIMARY KEY NOT NULL,
	"cnpj" char(14) NOT NULL,
	"object" text NOT NULL,
	"value_cents" bigint,
	"body" text NOT NULL,
	"signed_on" date,
	"starts_on" date,
	"ends_on" date,
	"published_on" date NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"note" text,
	"noted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "register_choices" (
	"vendor_id" uuid NOT NULL,
	"registered" text NOT NULL,
	"choice" "register_choice" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "register_choices_vendor_id_registered_pk" PRIMARY KEY("vendor_id","registered")
);
--> statement-breakpoint
CREATE TABLE "source_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" "source_name" NOT NULL,
	"state" "source_run_state" DEFAULT 'waiting' NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"alive_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "contract_offers" ADD CONSTRAINT "contract_offers_number_contracts_number_fk" FOREIGN KEY ("number") REFERENCES "public"."contracts"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_offers" ADD CONSTRAINT "contract_offers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "register_choices" ADD CONSTRAINT "register_choices_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_offers_offer_idx" ON "contract_offers" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "contracts_cnpj_idx" ON "contracts" USING btree ("cnpj","published_on");--> statement-breakpoint
CREATE INDEX "contracts_published_idx" ON "contracts" USING btree ("published_on");--> statement-breakpoint
CREATE INDEX "source_runs_created_idx" ON "source_runs" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "source_runs_latest_idx" ON "source_runs" USING btree ("source","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "source_runs_open_key" ON "source_runs" USING btree ("source") WHERE state IN ('waiting', 'running', 'stopping');