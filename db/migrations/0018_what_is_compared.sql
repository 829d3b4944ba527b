CREATE TABLE "compared_pairs" (
	"offer_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"day" date NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "compared_pairs_offer_id_other_id_day_pk" PRIMARY KEY("offer_id","other_id","day"),
	CONSTRAINT "compared_pairs_order_check" CHECK ("compared_pairs"."offer_id" < "compared_pairs"."other_id")
);
--> statement-breakpoint
ALTER TABLE "compared_pairs" ADD CONSTRAINT "compared_pairs_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "compared_pairs" ADD CONSTRAINT "compared_pairs_other_id_offers_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "compared_pairs_other_idx" ON "compared_pairs" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "compared_pairs_day_idx" ON "compared_pairs" USING btree ("day");