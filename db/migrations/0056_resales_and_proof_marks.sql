ALTER TYPE "public"."offer_link_origin" ADD VALUE 'confirmed';--> statement-breakpoint
ALTER TABLE "review_proofs" ADD COLUMN "file_mark" text;--> statement-breakpoint
CREATE INDEX "review_proofs_mark_idx" ON "review_proofs" USING btree ("file_mark") WHERE "review_proofs"."file_mark" is not null;