CREATE TYPE "public"."sanction_list" AS ENUM('CEIS', 'CNEP');--> statement-breakpoint
CREATE TABLE "sanctions" (
	"list" "sanction_list" NOT NULL,
	"code" text NOT NULL,
	"cnpj" char(14) NOT NULL,
	"category" text NOT NULL,
	"ground" text NOT NULL,
	"body" text NOT NULL,
	"proceedings" text NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"listed_on" date NOT NULL,
	"note" text,
	"noted_at" timestamp with time zone,
	CONSTRAINT "sanctions_list_code_pk" PRIMARY KEY("list","code")
);
--> statement-breakpoint
CREATE INDEX "sanctions_cnpj_idx" ON "sanctions" USING btree ("cnpj");