CREATE TABLE "company_domains" (
	"domain" text NOT NULL,
	"company" text NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_domains_domain_company_pk" PRIMARY KEY("domain","company")
);
--> statement-breakpoint
CREATE INDEX "company_domains_company_idx" ON "company_domains" USING btree ("company");--> statement-breakpoint
CREATE INDEX "vendor_domains_domain_idx" ON "vendor_domains" USING btree ("domain");--> statement-breakpoint
-- What was checked of these was that the domain is no provider's: they say no more from now on.
UPDATE "reviews" SET "labels" = array_replace("labels", 'email_corporativo', 'dominio_proprio') WHERE 'email_corporativo' = ANY ("labels");
