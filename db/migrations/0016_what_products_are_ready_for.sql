CREATE TYPE "public"."readiness_opinion" AS ENUM('confirma', 'discorda');--> statement-breakpoint
CREATE TYPE "public"."readiness_report_status" AS ENUM('waiting', 'upheld', 'dismissed');--> statement-breakpoint
CREATE TYPE "public"."readiness_state" AS ENUM('sim', 'nao', 'planejado');--> statement-breakpoint
CREATE TABLE "law_dates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"item" text NOT NULL,
	"title" text NOT NULL,
	"audience" text NOT NULL,
	"day" date NOT NULL,
	"source_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_readiness" (
	"offer_id" uuid NOT NULL,
	"item" text NOT NULL,
	"state" "readiness_state",
	"planned_for" date,
	"proof_url" text,
	"proof_key" text,
	"source" "fact_source" NOT NULL,
	"user_id" uuid,
	"declared_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"reminded_days" integer,
	"withdrawn_at" timestamp with time zone,
	"refused_proof" text,
	CONSTRAINT "offer_readiness_offer_id_item_pk" PRIMARY KEY("offer_id","item"),
	CONSTRAINT "offer_readiness_planned_check" CHECK (("offer_readiness"."state" IS NOT DISTINCT FROM 'planejado') = ("offer_readiness"."planned_for" IS NOT NULL)),
	CONSTRAINT "offer_readiness_proof_check" CHECK (num_nonnulls("offer_readiness"."proof_url", "offer_readiness"."proof_key") <= 1),
	CONSTRAINT "offer_readiness_withdrawn_check" CHECK ("offer_readiness"."state" IS NOT NULL OR "offer_readiness"."withdrawn_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "readiness_opinions" (
	"offer_id" uuid NOT NULL,
	"item" text NOT NULL,
	"user_id" uuid NOT NULL,
	"state" "readiness_state" NOT NULL,
	"opinion" "readiness_opinion" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "readiness_opinions_offer_id_item_user_id_pk" PRIMARY KEY("offer_id","item","user_id")
);
--> statement-breakpoint
CREATE TABLE "readiness_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"item" text NOT NULL,
	"user_id" uuid NOT NULL,
	"state" "readiness_state" NOT NULL,
	"details" text NOT NULL,
	"status" "readiness_report_status" DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "offer_readiness" ADD CONSTRAINT "offer_readiness_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_readiness" ADD CONSTRAINT "offer_readiness_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readiness_opinions" ADD CONSTRAINT "readiness_opinions_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readiness_opinions" ADD CONSTRAINT "readiness_opinions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readiness_reports" ADD CONSTRAINT "readiness_reports_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "readiness_reports" ADD CONSTRAINT "readiness_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "law_dates_title_key" ON "law_dates" USING btree (praca_fold("title"));--> statement-breakpoint
CREATE INDEX "law_dates_day_idx" ON "law_dates" USING btree ("day","id");--> statement-breakpoint
CREATE INDEX "offer_readiness_user_idx" ON "offer_readiness" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "offer_readiness_end_idx" ON "offer_readiness" USING btree ("valid_until") WHERE "offer_readiness"."state" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "offer_readiness_ready_idx" ON "offer_readiness" USING btree ("item","offer_id") WHERE "offer_readiness"."state" = 'sim';--> statement-breakpoint
CREATE INDEX "readiness_opinions_user_idx" ON "readiness_opinions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "readiness_reports_waiting_key" ON "readiness_reports" USING btree ("offer_id","item","user_id") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "readiness_reports_queue_idx" ON "readiness_reports" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "readiness_reports_user_idx" ON "readiness_reports" USING btree ("user_id");
--> statement-breakpoint
-- What an installation begins with; Admins change it from here on. Each with where it is written.
INSERT INTO "law_dates" ("id", "item", "title", "audience", "day", "source_url") VALUES
  (gen_random_uuid(), 'cnpj-com-letras', 'CNPJ com letras nos documentos fiscais eletrônicos', 'Quem emite ou recebe NF-e, NFC-e, CT-e e outros documentos fiscais', '2026-07-06', 'https://www.agfadvice.com.br/nova-estrutura-do-cnpj-receita-inicia-transicao-para-modelo-alfanumerico'),
  (gen_random_uuid(), 'nfse-nacional', 'NFS-e de padrão nacional', 'Prestadores de serviço do Simples Nacional', '2026-09-01', 'https://clmcontroller.com.br/en/taxes/simples-nacional-whats-changing-deadlines-fines-and-a-step-by-step-guide/'),
  (gen_random_uuid(), 'simples-hibrido', 'IBS e CBS para quem é do Simples Nacional', 'Empresas do Simples Nacional', '2027-01-01', 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp214.htm');
