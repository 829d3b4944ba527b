CREATE TABLE "quote_letters" (
	"key" text PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "quote_letters" ADD CONSTRAINT "quote_letters_conversation_id_quote_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."quote_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_letters" ADD CONSTRAINT "quote_letters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_letters_conversation_idx" ON "quote_letters" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "quote_letters_user_idx" ON "quote_letters" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "quote_letters_created_idx" ON "quote_letters" USING btree ("created_at");