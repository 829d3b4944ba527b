CREATE TABLE "integration_refusals" (
	"offer_id" uuid NOT NULL,
	"namer_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "integration_refusals_offer_id_namer_id_pk" PRIMARY KEY("offer_id","namer_id")
);
--> statement-breakpoint
ALTER TABLE "integration_refusals" ADD CONSTRAINT "integration_refusals_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "integration_refusals" ADD CONSTRAINT "integration_refusals_namer_id_offers_id_fk" FOREIGN KEY ("namer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "integration_refusals_namer_idx" ON "integration_refusals" USING btree ("namer_id");