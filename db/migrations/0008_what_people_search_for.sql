CREATE TYPE "public"."search_source" AS ENUM('offers', 'vendors');--> statement-breakpoint
CREATE TABLE "frequent_searches" (
	"text" text PRIMARY KEY NOT NULL,
	"spelling" text NOT NULL,
	"searches" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"day" date NOT NULL,
	"source" "search_source" NOT NULL,
	"text" text NOT NULL,
	"found" boolean NOT NULL,
	"visitors" bit(512) NOT NULL,
	CONSTRAINT "search_counts_day_source_text_found_pk" PRIMARY KEY("day","source","text","found")
);
--> statement-breakpoint
CREATE TABLE "search_days" (
	"day" date PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
