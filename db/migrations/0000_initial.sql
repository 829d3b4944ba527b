-- Search in Portuguese. The same folding is applied to what is stored and to what is asked.
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Lower case without accents. The dictionary is named in full: only so is the function immutable.
CREATE FUNCTION praca_fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(public.unaccent('public.unaccent'::regdictionary, value));
--> statement-breakpoint
-- Brings together the plurals that the stemmer misses once accents are gone: gestões/gestão,
-- fiscais/fiscal, móveis/móvel, contábeis/contábil, imagens/imagem.
CREATE FUNCTION praca_fold_plurals(folded text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  folded := regexp_replace(folded, '(oes|aes)\M', 'ao', 'g');
  folded := regexp_replace(folded, '([aeou])is\M', '\1l', 'g');
  folded := regexp_replace(folded, '([^aeou\W])is\M', '\1el', 'g');
  folded := regexp_replace(folded, 'il\M', 'el', 'g');
  RETURN regexp_replace(folded, 'ns?\M', 'm', 'g');
END $$;
--> statement-breakpoint
-- What is handed to the parser: folded words, with hyphenated ones joined beside their parts, so
-- that "nfe" finds "NF-e", and with the separators that the parser takes for paths opened up.
CREATE FUNCTION praca_words(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(
    public.praca_fold_plurals(public.praca_fold(
      CASE WHEN strpos(value, '-') > 0 THEN value || ' ' || replace(value, '-', '') ELSE value END
    )),
    '/_.@:', '     ');
--> statement-breakpoint
CREATE FUNCTION praca_tsvector(value text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN to_tsvector('pg_catalog.portuguese'::regconfig, public.praca_words(value));
--> statement-breakpoint
-- Every word of the question, the last one as a prefix; NULL when only stop words are left.
CREATE FUNCTION praca_tsquery(value text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    nullif(
      plainto_tsquery(
        'pg_catalog.portuguese'::regconfig,
        translate(public.praca_fold_plurals(public.praca_fold(value)), '/_.@:', '     ')
      )::text,
      ''
    ) || ':*'
  )::tsquery;
--> statement-breakpoint
CREATE TYPE "public"."user_role" AS ENUM('user', 'admin');--> statement-breakpoint
CREATE TYPE "public"."verification_purpose" AS ENUM('password_reset', 'remembered_login', 'data_export');--> statement-breakpoint
CREATE TYPE "public"."advertisement_status" AS ENUM('draft', 'awaiting_payment', 'paid', 'awaiting_review', 'running', 'ended', 'refused', 'refunded');--> statement-breakpoint
CREATE TYPE "public"."payment_method" AS ENUM('Cartão', 'Boleto', 'Pix');--> statement-breakpoint
CREATE TYPE "public"."offer_kind" AS ENUM('software', 'service');--> statement-breakpoint
CREATE TYPE "public"."suggestion_status" AS ENUM('waiting', 'approved', 'refused');--> statement-breakpoint
CREATE TYPE "public"."article_kind" AS ENUM('news', 'career', 'article');--> statement-breakpoint
CREATE TYPE "public"."banner_kind" AS ENUM('Mobile', 'Detail', 'vertical', 'App');--> statement-breakpoint
CREATE TYPE "public"."import_problem_kind" AS ENUM('refused', 'repeated');--> statement-breakpoint
CREATE TYPE "public"."import_status" AS ENUM('waiting', 'running', 'done', 'failed');--> statement-breakpoint
CREATE TYPE "public"."lookup_kind" AS ENUM('cnpj', 'cep');--> statement-breakpoint
CREATE TYPE "public"."certificate_kind" AS ENUM('Licença', 'Curso', 'Certificado');--> statement-breakpoint
CREATE TYPE "public"."report_reason" AS ENUM('ofensiva', 'falsa', 'propaganda', 'dados_pessoais', 'outra');--> statement-breakpoint
CREATE TYPE "public"."review_status" AS ENUM('visible', 'hidden', 'pending', 'withdrawn');--> statement-breakpoint
CREATE TYPE "public"."review_wait" AS ENUM('target_burst', 'author_burst', 'rewritten');--> statement-breakpoint
CREATE TYPE "public"."testimony_origin" AS ENUM('supplier', 'customer');--> statement-breakpoint
CREATE TYPE "public"."testimony_request_status" AS ENUM('awaiting', 'answered', 'declined', 'withdrawn', 'cancelled', 'expired');--> statement-breakpoint
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
CREATE TABLE "pending_sign_ups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"password" text NOT NULL,
	"terms_version" text NOT NULL,
	"token_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
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
	"deletion_requested_at" timestamp with time zone,
	"keeps_comments" boolean DEFAULT false NOT NULL,
	"blocked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" "verification_purpose" NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advertisements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"description" text NOT NULL,
	"logo_key" text,
	"status" "advertisement_status" DEFAULT 'draft' NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"banner_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "advertisements_banner_id_unique" UNIQUE("banner_id")
);
--> statement-breakpoint
CREATE TABLE "offline_checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" uuid NOT NULL,
	"title" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"user_id" uuid,
	"method" "payment_method" NOT NULL,
	"amount_cents" integer NOT NULL,
	"provider" text NOT NULL,
	"checkout_id" text,
	"checkout_url" text,
	"provider_payment_id" text,
	"provider_status" text,
	"paid_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"purposes" text[] NOT NULL,
	"ip_address" text NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "counted_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_views" (
	"path_group" text NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "page_views_path_group_day_pk" PRIMARY KEY("path_group","day")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "category_suggestions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" "offer_kind" NOT NULL,
	"parent_id" uuid,
	"user_id" uuid,
	"status" "suggestion_status" DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"category_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone
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
	"suspended_at" timestamp with time zone,
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
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "offers_suspended_check" CHECK (NOT ("offers"."is_visible" AND "offers"."suspended_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "vendor_offers" (
	"vendor_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_offers_vendor_id_offer_id_pk" PRIMARY KEY("vendor_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "article_pictures" (
	"key" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"clicked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner_counts" (
	"banner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "banner_counts_banner_id_day_pk" PRIMARY KEY("banner_id","day")
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
CREATE TABLE "import_problems" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"name" text NOT NULL,
	"reason" text NOT NULL,
	"kind" "import_problem_kind" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"file_name" text NOT NULL,
	"file_key" text,
	"status" "import_status" DEFAULT 'waiting' NOT NULL,
	"failure" text,
	"read" integer DEFAULT 0 NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"repeated" integer DEFAULT 0 NOT NULL,
	"new_categories" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"alive_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "lookups" (
	"kind" "lookup_kind" NOT NULL,
	"key" text NOT NULL,
	"answer" jsonb NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lookups_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "notification_reads" (
	"vendor_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_until" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_reads_vendor_id_user_id_pk" PRIMARY KEY("vendor_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"offer_id" uuid,
	"person_id" uuid,
	"actor_id" uuid,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
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
CREATE TABLE "review_replies" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" "report_reason" NOT NULL,
	"details" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
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
	"waits" "review_wait"[],
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reviews_rating_check" CHECK ("reviews"."rating" BETWEEN 1 AND 5),
	CONSTRAINT "reviews_target_check" CHECK (num_nonnulls("reviews"."offer_id", "reviews"."vendor_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "success_stories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"cover_key" text,
	"file_key" text,
	"position" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "success_stories_position_check" CHECK ("success_stories"."position" BETWEEN 1 AND 3)
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
	"origin" "testimony_origin" DEFAULT 'supplier' NOT NULL,
	"person_name" text NOT NULL,
	"person_role" text NOT NULL,
	"company" text NOT NULL,
	"statement" text NOT NULL,
	"logo_key" text,
	"position" smallint,
	"consented_at" timestamp with time zone,
	"consent_version" text,
	"withdrawal_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "testimonies_position_check" CHECK ("testimonies"."position" BETWEEN 1 AND 3),
	CONSTRAINT "testimonies_consent_check" CHECK (("testimonies"."origin" = 'customer') = ("testimonies"."consented_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "testimony_offers" (
	"testimony_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	CONSTRAINT "testimony_offers_testimony_id_offer_id_pk" PRIMARY KEY("testimony_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "testimony_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vendor_id" uuid NOT NULL,
	"customer_name" text NOT NULL,
	"email" text,
	"message" text,
	"offer_id" uuid,
	"testimony_id" uuid,
	"status" "testimony_request_status" DEFAULT 'awaiting' NOT NULL,
	"token_hash" text,
	"declined_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "testimony_requests_email_check" CHECK (("testimony_requests"."status" = 'awaiting') = ("testimony_requests"."email" IS NOT NULL))
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
	"inactive_at" timestamp with time zone,
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
	"suspended_at" timestamp with time zone,
	"is_draft" boolean DEFAULT false NOT NULL,
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
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendors_suspended_check" CHECK (NOT ("vendors"."is_visible" AND "vendors"."suspended_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "vendor_visit_marks" (
	"vendor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"mark" text NOT NULL,
	CONSTRAINT "vendor_visit_marks_vendor_id_day_mark_pk" PRIMARY KEY("vendor_id","day","mark")
);
--> statement-breakpoint
CREATE TABLE "vendor_visits" (
	"vendor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vendor_visits_vendor_id_day_pk" PRIMARY KEY("vendor_id","day")
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_suggestions" ADD CONSTRAINT "category_suggestions_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_suggestions" ADD CONSTRAINT "category_suggestions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_suggestions" ADD CONSTRAINT "category_suggestions_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_categories" ADD CONSTRAINT "offer_categories_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_categories" ADD CONSTRAINT "offer_categories_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_owners" ADD CONSTRAINT "offer_owners_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_owners" ADD CONSTRAINT "offer_owners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_photos" ADD CONSTRAINT "offer_photos_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_offers" ADD CONSTRAINT "vendor_offers_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_offers" ADD CONSTRAINT "vendor_offers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_clicks" ADD CONSTRAINT "banner_clicks_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banner_counts" ADD CONSTRAINT "banner_counts_banner_id_banners_id_fk" FOREIGN KEY ("banner_id") REFERENCES "public"."banners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_problems" ADD CONSTRAINT "import_problems_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_reads" ADD CONSTRAINT "notification_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "educations" ADD CONSTRAINT "educations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experiences" ADD CONSTRAINT "experiences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_softwares" ADD CONSTRAINT "user_softwares_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_softwares" ADD CONSTRAINT "user_softwares_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_replies" ADD CONSTRAINT "review_replies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "success_stories" ADD CONSTRAINT "success_stories_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "success_story_offers" ADD CONSTRAINT "success_story_offers_success_story_id_success_stories_id_fk" FOREIGN KEY ("success_story_id") REFERENCES "public"."success_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "success_story_offers" ADD CONSTRAINT "success_story_offers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonies" ADD CONSTRAINT "testimonies_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimony_offers" ADD CONSTRAINT "testimony_offers_testimony_id_testimonies_id_fk" FOREIGN KEY ("testimony_id") REFERENCES "public"."testimonies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimony_offers" ADD CONSTRAINT "testimony_offers_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimony_requests" ADD CONSTRAINT "testimony_requests_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimony_requests" ADD CONSTRAINT "testimony_requests_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimony_requests" ADD CONSTRAINT "testimony_requests_testimony_id_testimonies_id_fk" FOREIGN KEY ("testimony_id") REFERENCES "public"."testimonies"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_requests" ADD CONSTRAINT "access_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_admins" ADD CONSTRAINT "vendor_admins_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_admins" ADD CONSTRAINT "vendor_admins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_visit_marks" ADD CONSTRAINT "vendor_visit_marks_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_visits" ADD CONSTRAINT "vendor_visits_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_provider_account_key" ON "credentials" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "credentials_user_idx" ON "credentials" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pending_sign_ups_username_key" ON "pending_sign_ups" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "pending_sign_ups_token_hash_key" ON "pending_sign_ups" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "pending_sign_ups_email_idx" ON "pending_sign_ups" USING btree ("email");--> statement-breakpoint
CREATE INDEX "pending_sign_ups_expires_idx" ON "pending_sign_ups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_key" ON "users" USING btree ("username");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_token_hash_key" ON "verifications" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "verifications_user_idx" ON "verifications" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "verifications_expires_idx" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "advertisements_vendor_idx" ON "advertisements" USING btree ("vendor_id","created_at");--> statement-breakpoint
CREATE INDEX "advertisements_status_idx" ON "advertisements" USING btree ("status","ends_on");--> statement-breakpoint
CREATE INDEX "payments_subject_idx" ON "payments" USING btree ("subject_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_provider_idx" ON "payments" USING btree ("provider","provider_payment_id");--> statement-breakpoint
CREATE INDEX "consents_granted_idx" ON "consents" USING btree ("granted_at");--> statement-breakpoint
CREATE INDEX "counted_batches_counted_idx" ON "counted_batches" USING btree ("counted_at");--> statement-breakpoint
CREATE INDEX "audit_log_subject_idx" ON "audit_log" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_log_latest_idx" ON "audit_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_kind_name_key" ON "categories" USING btree ("kind",praca_fold(btrim("name")));--> statement-breakpoint
CREATE INDEX "categories_parent_idx" ON "categories" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "category_suggestions_waiting_key" ON "category_suggestions" USING btree ("kind",praca_fold(btrim("name"))) WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "category_suggestions_queue_idx" ON "category_suggestions" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "category_suggestions_user_idx" ON "category_suggestions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "category_suggestions_parent_idx" ON "category_suggestions" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "category_suggestions_category_idx" ON "category_suggestions" USING btree ("category_id");--> statement-breakpoint
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
CREATE INDEX "offers_comparison_1_idx" ON "offers" USING btree (split_part("category_text", ' | ', 1),"id","rating_score","rating_count","rating","show_vendors","manufacturer","category_text","name") WHERE "offers"."is_visible" AND "offers"."kind" = 'software' AND split_part("offers"."category_text", ' | ', 1) <> '';--> statement-breakpoint
CREATE INDEX "offers_comparison_2_idx" ON "offers" USING btree (split_part("category_text", ' | ', 2),"id","rating_score","rating_count","rating","show_vendors","manufacturer","category_text","name") WHERE "offers"."is_visible" AND "offers"."kind" = 'software' AND split_part("offers"."category_text", ' | ', 2) <> '';--> statement-breakpoint
CREATE INDEX "offers_comparison_3_idx" ON "offers" USING btree (split_part("category_text", ' | ', 3),"id","rating_score","rating_count","rating","show_vendors","manufacturer","category_text","name") WHERE "offers"."is_visible" AND "offers"."kind" = 'software' AND split_part("offers"."category_text", ' | ', 3) <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "offers_software_key" ON "offers" USING btree (praca_fold("name"),praca_fold(coalesce("manufacturer", ''))) WHERE "offers"."kind" = 'software';--> statement-breakpoint
CREATE INDEX "vendor_offers_offer_idx" ON "vendor_offers" USING btree ("offer_id","vendor_id");--> statement-breakpoint
CREATE INDEX "articles_published_idx" ON "articles" USING btree ("kind","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "banner_clicks_banner_idx" ON "banner_clicks" USING btree ("banner_id","clicked_at");--> statement-breakpoint
CREATE INDEX "banner_clicks_clicked_idx" ON "banner_clicks" USING btree ("clicked_at");--> statement-breakpoint
CREATE INDEX "banners_kind_idx" ON "banners" USING btree ("kind","created_at");--> statement-breakpoint
CREATE INDEX "import_problems_import_idx" ON "import_problems" USING btree ("import_id","id");--> statement-breakpoint
CREATE INDEX "imports_created_idx" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_user_idx" ON "imports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notification_reads_user_idx" ON "notification_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notifications_vendor_idx" ON "notifications" USING btree ("vendor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_created_idx" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_offer_idx" ON "notifications" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "notifications_person_idx" ON "notifications" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "notifications_actor_idx" ON "notifications" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "certificates_user_idx" ON "certificates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "educations_user_idx" ON "educations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "experiences_user_idx" ON "experiences" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_softwares_offer_idx" ON "user_softwares" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "review_replies_user_idx" ON "review_replies" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_reports_user_review_key" ON "review_reports" USING btree ("user_id","review_id");--> statement-breakpoint
CREATE INDEX "review_reports_review_idx" ON "review_reports" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_reports_open_idx" ON "review_reports" USING btree ("created_at","review_id") WHERE "review_reports"."settled_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_user_offer_key" ON "reviews" USING btree ("user_id","offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_user_vendor_key" ON "reviews" USING btree ("user_id","vendor_id");--> statement-breakpoint
CREATE INDEX "reviews_offer_idx" ON "reviews" USING btree ("offer_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reviews_vendor_idx" ON "reviews" USING btree ("vendor_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reviews_latest_idx" ON "reviews" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reviews_held_idx" ON "reviews" USING btree ("status","created_at","id") WHERE "reviews"."status" <> 'visible';--> statement-breakpoint
CREATE INDEX "success_stories_vendor_idx" ON "success_stories" USING btree ("vendor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "success_stories_position_key" ON "success_stories" USING btree ("vendor_id","position");--> statement-breakpoint
CREATE INDEX "testimonies_vendor_idx" ON "testimonies" USING btree ("vendor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "testimonies_position_key" ON "testimonies" USING btree ("vendor_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "testimonies_withdrawal_hash_key" ON "testimonies" USING btree ("withdrawal_hash");--> statement-breakpoint
CREATE INDEX "testimony_requests_vendor_idx" ON "testimony_requests" USING btree ("vendor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "testimony_requests_upkeep_idx" ON "testimony_requests" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "testimony_requests_testimony_idx" ON "testimony_requests" USING btree ("testimony_id");--> statement-breakpoint
CREATE UNIQUE INDEX "testimony_requests_token_hash_key" ON "testimony_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "testimony_requests_open_key" ON "testimony_requests" USING btree ("vendor_id","email") WHERE status = 'awaiting';--> statement-breakpoint
CREATE INDEX "access_requests_vendor_idx" ON "access_requests" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "access_requests_user_idx" ON "access_requests" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "access_requests_token_hash_key" ON "access_requests" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "access_requests_open_key" ON "access_requests" USING btree ("user_id","vendor_id") WHERE status IN ('awaiting_email', 'awaiting_admin');--> statement-breakpoint
CREATE INDEX "access_requests_queue_idx" ON "access_requests" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "vendor_admins_user_idx" ON "vendor_admins" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "vendors_cnpj_key" ON "vendors" USING btree ("cnpj");--> statement-breakpoint
CREATE INDEX "vendors_search_idx" ON "vendors" USING gin ("search") WHERE "vendors"."is_visible";--> statement-breakpoint
CREATE INDEX "vendors_name_search_idx" ON "vendors" USING gin ("name_search") WHERE "vendors"."is_visible";--> statement-breakpoint
CREATE INDEX "vendors_name_trgm_idx" ON "vendors" USING gin (praca_fold(coalesce("nome_fantasia", '') || ' ' || "razao_social") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "vendors_name_idx" ON "vendors" USING btree (coalesce("nome_fantasia", "razao_social") COLLATE "und-x-icu","id") WHERE "vendors"."is_visible";--> statement-breakpoint
CREATE INDEX "vendors_list_idx" ON "vendors" USING btree ("is_featured" DESC NULLS FIRST,coalesce("nome_fantasia", "razao_social") COLLATE "und-x-icu","id") WHERE "vendors"."is_visible";--> statement-breakpoint
CREATE INDEX "vendors_best_rated_idx" ON "vendors" USING btree ("rating_score" DESC NULLS FIRST,"id") WHERE "vendors"."is_visible" AND "vendors"."rating" >= 4;--> statement-breakpoint
CREATE INDEX "vendor_visit_marks_day_idx" ON "vendor_visit_marks" USING btree ("day");--> statement-breakpoint
-- How often a category stands in each place of its software. The comparison's indexes know it too, but
-- they are partial: PostgreSQL does not ask those when it estimates, took the 14,000 products of a
-- category for 500, and looked up the suppliers of each by itself.
CREATE STATISTICS "offers_category_1_stats" ON (split_part("category_text", ' | ', 1)) FROM "offers";--> statement-breakpoint
CREATE STATISTICS "offers_category_2_stats" ON (split_part("category_text", ' | ', 2)) FROM "offers";--> statement-breakpoint
CREATE STATISTICS "offers_category_3_stats" ON (split_part("category_text", ' | ', 3)) FROM "offers";
