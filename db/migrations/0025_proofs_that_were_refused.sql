ALTER TABLE "offer_readiness" ADD COLUMN "refused_proofs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "readiness_reports" ADD COLUMN "proof" text;