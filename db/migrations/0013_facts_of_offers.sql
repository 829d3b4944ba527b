CREATE TYPE "public"."fact_source" AS ENUM('supplier', 'admin', 'import');--> statement-breakpoint
CREATE TYPE "public"."plan_period" AS ENUM('mensal', 'anual', 'unico');--> statement-breakpoint
CREATE TYPE "public"."plan_unit" AS ENUM('usuario', 'empresa', 'uso');--> statement-breakpoint
CREATE TABLE "offer_facts" (
	"offer_id" uuid NOT NULL,
	"fact" text NOT NULL,
	"value" jsonb NOT NULL,
	"source" "fact_source" NOT NULL,
	"stated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "offer_facts_offer_id_fact_pk" PRIMARY KEY("offer_id","fact")
);
--> statement-breakpoint
CREATE TABLE "offer_integrations" (
	"offer_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_integrations_offer_id_other_id_pk" PRIMARY KEY("offer_id","other_id"),
	CONSTRAINT "offer_integrations_other_check" CHECK ("offer_integrations"."offer_id" <> "offer_integrations"."other_id")
);
--> statement-breakpoint
CREATE TABLE "offer_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"plan" text NOT NULL,
	"price_cents" integer,
	"period" "plan_period" NOT NULL,
	"unit" "plan_unit" NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "offer_prices_price_check" CHECK ("offer_prices"."price_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "offer_traits" (
	"offer_id" uuid NOT NULL,
	"facet" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "offer_traits_offer_id_facet_value_pk" PRIMARY KEY("offer_id","facet","value")
);
--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "monthly_from_cents" integer;--> statement-breakpoint
ALTER TABLE "offer_facts" ADD CONSTRAINT "offer_facts_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_integrations" ADD CONSTRAINT "offer_integrations_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_integrations" ADD CONSTRAINT "offer_integrations_other_id_offers_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_prices" ADD CONSTRAINT "offer_prices_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_traits" ADD CONSTRAINT "offer_traits_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_integrations_other_idx" ON "offer_integrations" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "offer_prices_offer_idx" ON "offer_prices" USING btree ("offer_id","since");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_prices_current_key" ON "offer_prices" USING btree ("offer_id","plan") WHERE "offer_prices"."until" IS NULL;--> statement-breakpoint
CREATE INDEX "offer_traits_facet_idx" ON "offer_traits" USING btree ("facet","value","offer_id");