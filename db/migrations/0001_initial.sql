CREATE TYPE "public"."user_role" AS ENUM('user', 'admin');--> statement-breakpoint
CREATE TYPE "public"."advertisement_status" AS ENUM('draft', 'awaiting_payment', 'paid', 'awaiting_review', 'running', 'ended', 'refused', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."payment_method" AS ENUM('Cartão', 'Boleto', 'Pix');--> statement-breakpoint
CREATE TYPE "public"."offer_kind" AS ENUM('software', 'service');--> statement-breakpoint
CREATE TYPE "public"."article_kind" AS ENUM('news', 'career', 'article');--> statement-breakpoint
CREATE TYPE "public"."banner_kind" AS ENUM('Mobile', 'Detail', 'vertical', 'App');--> statement-breakpoint
CREATE TYPE "public"."certificate_kind" AS ENUM('Licença', 'Curso', 'Certificado');--> statement-breakpoint
CREATE TYPE "public"."review_status" AS ENUM('visible', 'hidden');--> statement-breakpoint
CREATE TYPE "public"."access_request_status" AS ENUM('awaiting_email', 'awaiting_admin', 'granted', 'refused', 'expired');--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"username" text NOT NULL,
	"phone_number" text,
	"company" text,
	"position" text,
	"about" text,
	"photo_key" text,
	"role" "user_role" DEFAULT 'user' NOT NULL,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advertisements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"description" text,
	"logo_key" text,
	"status" "advertisement_status" DEFAULT 'draft' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"advertisement_id" uuid NOT NULL,
	"user_id" uuid,
	"method" "payment_method" NOT NULL,
	"amount_cents" integer NOT NULL,
	"provider_payment_id" text,
	"provider_status" text,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_provider_payment_id_unique" UNIQUE("provider_payment_id")
);
--> statement-breakpoint
CREATE TABLE "success_stories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"cover_key" text,
	"file_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "success_story_offers" (
	"success_story_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	CONSTRAINT "success_story_offers_success_story_id_offer_id_pk" PRIMARY KEY("success_story_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "testimonies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"person_name" text NOT NULL,
	"person_role" text NOT NULL,
	"company" text NOT NULL,
	"statement" text NOT NULL,
	"logo_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "testimony_offers" (
	"testimony_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	CONSTRAINT "testimony_offers_testimony_id_offer_id_pk" PRIMARY KEY("testimony_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" "offer_kind" DEFAULT 'software' NOT NULL,
	"group_name" text,
	"parent_id" uuid,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_categories" (
	"offer_id" uuid NOT NULL,
	"category_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "offer_categories_offer_id_category_id_pk" PRIMARY KEY("offer_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "offer_owners" (
	"offer_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offer_owners_offer_id_user_id_pk" PRIMARY KEY("offer_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "offer_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"file_key" text NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" "offer_kind" NOT NULL,
	"name" text NOT NULL,
	"manufacturer" text,
	"sold_by" text,
	"slogan" text,
	"description" text DEFAULT '' NOT NULL,
	"subcategory" text,
	"site" text,
	"logo_key" text,
	"is_visible" boolean DEFAULT true NOT NULL,
	"show_vendors" boolean DEFAULT true,
	"is_demo" boolean DEFAULT false NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating" real GENERATED ALWAYS AS (CASE WHEN rating_count = 0 THEN 0 ELSE rating_sum::real / rating_count END) STORED NOT NULL,
	"rating_score" real GENERATED ALWAYS AS ((rating_sum + 17.5) / (rating_count + 5)) STORED NOT NULL,
	"category_text" text DEFAULT '' NOT NULL,
	"name_search" "tsvector" GENERATED ALWAYS AS (praca_tsvector(name)) STORED NOT NULL,
	"title_search" "tsvector" GENERATED ALWAYS AS (praca_tsvector(name) || praca_tsvector(category_text || ' ' || coalesce(manufacturer, ''))) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(praca_tsvector(name), 'A') || setweight(praca_tsvector(category_text || ' ' || coalesce(manufacturer, '')), 'B') || setweight(praca_tsvector(coalesce(slogan, '')), 'C') || setweight(praca_tsvector(description), 'D')) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor_offers" (
	"vendor_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_offers_vendor_id_offer_id_pk" PRIMARY KEY("vendor_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" "article_kind" NOT NULL,
	"headline" text NOT NULL,
	"company" text,
	"banner_key" text,
	"url" text,
	"body" text DEFAULT '' NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner_clicks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"banner_id" uuid NOT NULL,
	"user_id" uuid,
	"clicked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" "banner_kind" NOT NULL,
	"image_key" text NOT NULL,
	"link_url" text NOT NULL,
	"description" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" "certificate_kind" NOT NULL,
	"name" text NOT NULL,
	"institution" text NOT NULL,
	"finished_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "educations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"degree" text NOT NULL,
	"institution" text NOT NULL,
	"location" text,
	"start_date" date NOT NULL,
	"end_date" date,
	"is_current" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "experiences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"position" text NOT NULL,
	"institution" text NOT NULL,
	"location" text,
	"start_date" date NOT NULL,
	"end_date" date,
	"description" text,
	"is_current" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_softwares" (
	"user_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_softwares_user_id_offer_id_pk" PRIMARY KEY("user_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"offer_id" uuid,
	"vendor_id" uuid,
	"rating" smallint NOT NULL,
	"comment" text,
	"status" "review_status" DEFAULT 'visible' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating_check" CHECK ("reviews"."rating" BETWEEN 1 AND 5),
	CONSTRAINT "reviews_target_check" CHECK (num_nonnulls("reviews"."offer_id", "reviews"."vendor_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "access_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hash" text,
	"status" "access_request_status" DEFAULT 'awaiting_email' NOT NULL,
	"reason" text,
	"terms_version" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vendor_admins" (
	"vendor_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_admins_vendor_id_user_id_pk" PRIMARY KEY("vendor_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cnpj" char(14) NOT NULL,
	"razao_social" text NOT NULL,
	"nome_fantasia" text,
	"site" text,
	"employee_range" text,
	"email" text,
	"phone" text,
	"description" text,
	"primary_activity" text,
	"cep" char(8),
	"city" text,
	"state" char(2),
	"street" text,
	"street_number" text,
	"bairro" text,
	"complement" text,
	"country" text DEFAULT 'Brasil' NOT NULL,
	"accepts_leads" boolean DEFAULT false NOT NULL,
	"logo_key" text,
	"video_key" text,
	"is_visible" boolean DEFAULT true NOT NULL,
	"show_video" boolean DEFAULT true NOT NULL,
	"show_software" boolean DEFAULT true NOT NULL,
	"show_services" boolean DEFAULT true NOT NULL,
	"is_associated" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating" real GENERATED ALWAYS AS (CASE WHEN rating_count = 0 THEN 0 ELSE rating_sum::real / rating_count END) STORED NOT NULL,
	"rating_score" real GENERATED ALWAYS AS ((rating_sum + 17.5) / (rating_count + 5)) STORED NOT NULL,
	"name_search" "tsvector" GENERATED ALWAYS AS (praca_tsvector(coalesce(nome_fantasia, '') || ' ' || razao_social)) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(praca_tsvector(coalesce(nome_fantasia, '') || ' ' || razao_social), 'A') || setweight(praca_tsvector(coalesce(city, '')), 'C') || setweight(praca_tsvector(coalesce(description, '') || ' ' || coalesce(primary_activity, '')), 'D')) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_advertisement_id_advertisements_id_fk" FOREIGN KEY ("advertisement_id") REFERENCES "public"."advertisements"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "success_stories" ADD CONSTRAINT "success_stories_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "success_story_offers" ADD CONSTRAINT "success_story_offers_success_story_id_success_stories_id_fk" FOREIGN KEY ("success_story_id") REFERENCES "public"."success_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "success_story_offers" ADD CONSTRAINT "success_story_offers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonies" ADD CONSTRAINT "testimonies_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimony_offers" ADD CONSTRAINT "testimony_offers_testimony_id_testimonies_id_fk" FOREIGN KEY ("testimony_id") REFERENCES "public"."testimonies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimony_offers" ADD CONSTRAINT "testimony_offers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_categories" ADD CONSTRAINT "offer_categories_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_categories" ADD CONSTRAINT "offer_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_owners" ADD CONSTRAINT "offer_owners_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_owners" ADD CONSTRAINT "offer_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_photos" ADD CONSTRAINT "offer_photos_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_offers" ADD CONSTRAINT "vendor_offers_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_offers" ADD CONSTRAINT "vendor_offers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_clicks" ADD CONSTRAINT "banner_clicks_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_clicks" ADD CONSTRAINT "banner_clicks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "educations" ADD CONSTRAINT "educations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_softwares" ADD CONSTRAINT "user_softwares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_softwares" ADD CONSTRAINT "user_softwares_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_admins" ADD CONSTRAINT "vendor_admins_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_admins" ADD CONSTRAINT "vendor_admins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_provider_account_key" ON "credentials" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "credentials_user_idx" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_token_hash_key" ON "verifications" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "advertisements_vendor_idx" ON "advertisements" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "payments_advertisement_idx" ON "payments" USING btree ("advertisement_id");--> statement-breakpoint
CREATE INDEX "success_stories_vendor_idx" ON "success_stories" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "testimonies_vendor_idx" ON "testimonies" USING btree ("vendor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_kind_name_key" ON "categories" USING btree ("kind",praca_fold(btrim("name")));--> statement-breakpoint
CREATE INDEX "offer_categories_category_idx" ON "offer_categories" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "offer_owners_user_idx" ON "offer_owners" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_photos_position_key" ON "offer_photos" USING btree ("offer_id","position");--> statement-breakpoint
CREATE INDEX "offers_search_idx" ON "offers" USING gin ("search") WHERE "offers"."is_visible";--> statement-breakpoint
CREATE INDEX "offers_title_search_idx" ON "offers" USING gin ("title_search") WHERE "offers"."is_visible";--> statement-breakpoint
CREATE INDEX "offers_name_search_idx" ON "offers" USING gin ("name_search") WHERE "offers"."is_visible";--> statement-breakpoint
CREATE INDEX "offers_name_trgm_idx" ON "offers" USING gin (praca_fold("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "offers_name_idx" ON "offers" USING btree ("name" COLLATE "und-x-icu","id") WHERE "offers"."is_visible";--> statement-breakpoint
CREATE INDEX "offers_demo_idx" ON "offers" USING btree ("id") WHERE "offers"."is_demo";--> statement-breakpoint
CREATE INDEX "offers_folded_name_idx" ON "offers" USING btree (praca_fold("name")) WHERE "offers"."is_visible";--> statement-breakpoint
CREATE INDEX "offers_best_rated_idx" ON "offers" USING btree ("rating_score" DESC NULLS FIRST,"id") WHERE "offers"."is_visible" AND "offers"."rating" >= 4;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_software_key" ON "offers" USING btree (praca_fold("name"),praca_fold(coalesce("manufacturer", ''))) WHERE "offers"."kind" = 'software';--> statement-breakpoint
CREATE INDEX "vendor_offers_offer_idx" ON "vendor_offers" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "articles_published_idx" ON "articles" USING btree ("kind","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "banner_clicks_banner_idx" ON "banner_clicks" USING btree ("banner_id","clicked_at");--> statement-breakpoint
CREATE INDEX "banners_kind_idx" ON "banners" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "certificates_user_idx" ON "certificates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "educations_user_idx" ON "educations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "experiences_user_idx" ON "experiences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_softwares_offer_idx" ON "user_softwares" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_user_offer_key" ON "reviews" USING btree ("user_id","offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_user_vendor_key" ON "reviews" USING btree ("user_id","vendor_id");--> statement-breakpoint
CREATE INDEX "reviews_offer_idx" ON "reviews" USING btree ("offer_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reviews_vendor_idx" ON "reviews" USING btree ("vendor_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "access_requests_vendor_idx" ON "access_requests" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "access_requests_user_idx" ON "access_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vendor_admins_user_idx" ON "vendor_admins" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vendors_cnpj_key" ON "vendors" USING btree ("cnpj");--> statement-breakpoint
CREATE INDEX "vendors_search_idx" ON "vendors" USING gin ("search") WHERE "vendors"."is_visible";--> statement-breakpoint
CREATE INDEX "vendors_name_search_idx" ON "vendors" USING gin ("name_search") WHERE "vendors"."is_visible";--> statement-breakpoint
CREATE INDEX "vendors_name_trgm_idx" ON "vendors" USING gin (praca_fold(coalesce("nome_fantasia", '') || ' ' || "razao_social") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vendors_name_idx" ON "vendors" USING btree (coalesce("nome_fantasia", "razao_social") COLLATE "und-x-icu","id") WHERE "vendors"."is_visible";--> statement-breakpoint
CREATE INDEX "vendors_list_idx" ON "vendors" USING btree ("is_featured" DESC NULLS FIRST,coalesce("nome_fantasia", "razao_social") COLLATE "und-x-icu","id") WHERE "vendors"."is_visible";--> statement-breakpoint
CREATE INDEX "vendors_best_rated_idx" ON "vendors" USING btree ("rating_score" DESC NULLS FIRST,"id") WHERE "vendors"."is_visible" AND "vendors"."rating" >= 4;