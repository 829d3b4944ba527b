ALTER TABLE "register_choices" ADD COLUMN "field" text DEFAULT 'endereco' NOT NULL;--> statement-breakpoint
ALTER TABLE "register_choices" DROP CONSTRAINT "register_choices_vendor_id_registered_pk";--> statement-breakpoint
ALTER TABLE "register_choices" ADD CONSTRAINT "register_choices_vendor_id_field_registered_pk" PRIMARY KEY("vendor_id","field","registered");--> statement-breakpoint
ALTER TABLE "source_runs" ADD COLUMN "is_doubtful" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "source_runs" ADD COLUMN "is_meant" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Where those were before who became persons by now: from here on it goes as they do.
DELETE FROM "register_changes" AS change USING "register_companies" AS company
WHERE company.cnpj = change.cnpj AND company.is_sole_trader
  AND change.field IN ('cep', 'street', 'street_number', 'complement', 'district', 'phone');
