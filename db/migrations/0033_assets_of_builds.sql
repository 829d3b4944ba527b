CREATE TABLE "builds" (
	"version" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
