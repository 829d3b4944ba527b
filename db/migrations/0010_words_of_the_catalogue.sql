-- What takes minutes on a large database comes after all locks that it needs are there.
LOCK TABLE "vendor_offers", "offers", "vendors" IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
-- Words as they are written, but for case and accents, without those that only join others ('de'); and
-- stems of all words, for names.
CREATE TEXT SEARCH DICTIONARY praca_plain (TEMPLATE = pg_catalog.simple, STOPWORDS = portuguese);
--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY praca_stem (TEMPLATE = pg_catalog.snowball, LANGUAGE = portuguese);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION praca_words (COPY = pg_catalog.simple);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION praca_words
  ALTER MAPPING FOR asciiword, word, numword WITH public.praca_plain;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION praca_name_stems (COPY = pg_catalog.portuguese);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION praca_name_stems
  ALTER MAPPING FOR asciiword, word WITH public.praca_stem;
--> statement-breakpoint
-- Brings a plural and its singular together, as the stemmer does not once accents are gone: gestões/gestão,
-- fiscais/fiscal, móveis/móvel, contábeis/contábil, perfis/perfil, imagens/imagem, softwares/software, apps/app.
-- What is left need not be a word: text and question are folded alike. 'país', 'mais' and 'redis' are no plurals of '-al'.
CREATE OR REPLACE FUNCTION praca_fold_plurals(folded text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  folded := regexp_replace(folded, '(\w{2})(oes|aes)\M', '\1ao', 'g');
  folded := regexp_replace(folded, '(\w{2}[aou])is\M', '\1l', 'g');
  folded := regexp_replace(folded, '(\w{2})(eis|is|il|el)\M', '\1i', 'g');
  folded := regexp_replace(folded, '([aeiou])ns?\M', '\1m', 'g');
  RETURN regexp_replace(folded, '(\w{2}[^s\W])s\M', '\1', 'g');
END $$;
--> statement-breakpoint
-- What is handed to the parser: folded words, hyphenated ones in parts and joined, so that 'nfe' finds
-- 'NF-e'; 'C++' and 'C#' as words; and separators, which the parser takes for paths and signs, opened up.
CREATE OR REPLACE FUNCTION praca_words(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(
    regexp_replace(
      regexp_replace(
        regexp_replace(public.praca_fold(value), '([a-z0-9])\+\+', '\1plusplus', 'g'),
        '([a-z])#', '\1sharp', 'g'),
      '(\w+)-(\w+)', '\1 \2 \1\2', 'g'),
    '/_.@:-+<>&', '          ');
--> statement-breakpoint
-- Words of a text, of which it is kept that they are there, beside their stems, each of which begins with '=': no word does.
CREATE FUNCTION praca_with_stems(words tsvector, stems tsvector) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN words || replace(' ' || stems::text, ' ''', ' ''=')::tsvector;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION praca_tsvector(value text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN value = '' THEN '' ELSE public.praca_with_stems(
    strip(to_tsvector('public.praca_words'::regconfig, public.praca_words(value))),
    to_tsvector('pg_catalog.portuguese'::regconfig, public.praca_fold_plurals(public.praca_words(value)))) END;
--> statement-breakpoint
-- The same of a name, in which every word counts, and which is found in one word too: 'openproject'.
CREATE FUNCTION praca_names(value text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN value = '' THEN '' ELSE public.praca_with_stems(
    to_tsvector('pg_catalog.simple'::regconfig, public.praca_words(value) || ' ' ||
      CASE WHEN length(value) <= 40 THEN regexp_replace(public.praca_fold(value), '[^a-z0-9]+', '', 'g') ELSE '' END),
    to_tsvector('public.praca_name_stems'::regconfig, public.praca_fold_plurals(public.praca_words(value)))) END;
--> statement-breakpoint
CREATE FUNCTION praca_stem_of(word text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN coalesce((ts_lexize('public.praca_stem'::regdictionary, public.praca_fold_plurals(word)))[1], word);
--> statement-breakpoint
-- The words of a question, in their order, with their stems; what only joins others is marked, but not a longer
-- word that does so only without its accent: 'Pará'. Letters and digits alone: signs that the parser takes for
-- tags ('<b>') are opened up.
CREATE FUNCTION praca_question(value text)
  RETURNS TABLE (place int, word text, stem text, joins boolean)
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT row_number() OVER ()::int, token,
    praca_stem_of(token),
    coalesce(ts_lexize('public.praca_plain', token) = '{}', false)
      AND (length(token) < 4 OR lower(value) ~ ('\m' || token || '\M'))
  FROM ts_parse('default', translate(
    regexp_replace(regexp_replace(praca_fold(value), '([a-z0-9])\+\+', '\1plusplus', 'g'), '([a-z])#', '\1sharp', 'g'),
    '/_.@:-+<>&', '          '))
  WHERE tokid <> 12 AND token ~ '\w'
$$;
--> statement-breakpoint
-- Every word of a question, as written or by its stem; NULL when nothing is left.
-- typed: the last word may go on. named: also what only joins others, as names have it.
CREATE FUNCTION praca_query(value text, typed boolean, named boolean) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT string_agg(
    '(' || quote_literal(word) || '|' || quote_literal('=' || stem) ||
    CASE WHEN typed AND place = last THEN '|' || quote_literal(word) || ':*' ELSE '' END || ')',
    '&' ORDER BY place)::tsquery
  FROM (SELECT *, max(place) OVER () AS last, bool_and(joins) OVER () AS all_join
        FROM praca_question(value)) AS words
  WHERE named OR NOT joins OR (all_join AND typed AND place = last)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION praca_tsquery(value text) RETURNS tsquery
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN public.praca_query(value, true, false);
--> statement-breakpoint
CREATE TABLE "search_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"added" text[] NOT NULL,
	"removed" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_sales" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_sales_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"vendor_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"stem" text GENERATED ALWAYS AS (praca_stem_of(word)) STORED NOT NULL,
	"offers" integer DEFAULT 0 NOT NULL,
	"vendors" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_words_trgm_idx" ON "search_words" USING gin ("word" gin_trgm_ops) WHERE "word" < '=' OR "word" >= '>';
--> statement-breakpoint
-- A state as it is found: 'PR Paraná'.
CREATE FUNCTION praca_state(code char(2)) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN code || ' ' || CASE code
    WHEN 'AC' THEN 'Acre' WHEN 'AL' THEN 'Alagoas' WHEN 'AM' THEN 'Amazonas' WHEN 'AP' THEN 'Amapá'
    WHEN 'BA' THEN 'Bahia' WHEN 'CE' THEN 'Ceará' WHEN 'DF' THEN 'Distrito Federal' WHEN 'ES' THEN 'Espírito Santo'
    WHEN 'GO' THEN 'Goiás' WHEN 'MA' THEN 'Maranhão' WHEN 'MG' THEN 'Minas Gerais' WHEN 'MS' THEN 'Mato Grosso do Sul'
    WHEN 'MT' THEN 'Mato Grosso' WHEN 'PA' THEN 'Pará' WHEN 'PB' THEN 'Paraíba' WHEN 'PE' THEN 'Pernambuco'
    WHEN 'PI' THEN 'Piauí' WHEN 'PR' THEN 'Paraná' WHEN 'RJ' THEN 'Rio de Janeiro' WHEN 'RN' THEN 'Rio Grande do Norte'
    WHEN 'RO' THEN 'Rondônia' WHEN 'RR' THEN 'Roraima' WHEN 'RS' THEN 'Rio Grande do Sul' WHEN 'SC' THEN 'Santa Catarina'
    WHEN 'SE' THEN 'Sergipe' WHEN 'SP' THEN 'São Paulo' WHEN 'TO' THEN 'Tocantins' ELSE '' END;
--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "sells_text" text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- Vectors lie in their rows, as they are: a search weighs some of hundreds of rows, and each look at one that is packed,
-- or apart, unpacks or fetches it. All together it takes no more room.
ALTER TABLE "offers" SET (toast_tuple_target = 8160);
--> statement-breakpoint
ALTER TABLE "vendors" SET (toast_tuple_target = 8160);
--> statement-breakpoint
ALTER TABLE "offers"
  DROP COLUMN "name_search", DROP COLUMN "title_search", DROP COLUMN "search",
  ADD COLUMN "name_search" "tsvector" GENERATED ALWAYS AS (praca_names(name)) STORED NOT NULL,
  ADD COLUMN "title_search" "tsvector" GENERATED ALWAYS AS (praca_names(name) || praca_names(category_text) || praca_names(coalesce(manufacturer, ''))) STORED NOT NULL,
  ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(praca_names(name), 'A') || setweight(praca_names(category_text) || praca_names(coalesce(manufacturer, '')), 'B') || setweight(praca_tsvector(coalesce(slogan, '')), 'C') || setweight(praca_tsvector(description), 'D')) STORED NOT NULL;
--> statement-breakpoint
ALTER TABLE "vendors"
  DROP COLUMN "name_search", DROP COLUMN "search",
  ADD COLUMN "name_search" "tsvector" GENERATED ALWAYS AS (praca_names(coalesce(nome_fantasia, '')) || praca_names(razao_social)) STORED NOT NULL,
  ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (setweight(praca_names(coalesce(nome_fantasia, '')) || praca_names(razao_social), 'A') || setweight(praca_tsvector(sells_text), 'B') || setweight(praca_names(coalesce(city, '')) || praca_names(coalesce(praca_state(state), '')), 'C') || setweight(praca_tsvector(coalesce(description, '') || ' ' || coalesce(primary_activity, '')), 'D')) STORED NOT NULL;
--> statement-breakpoint
CREATE INDEX "offers_search_idx" ON "offers" USING gin ("search") WHERE "offers"."is_visible";
--> statement-breakpoint
CREATE INDEX "offers_title_search_idx" ON "offers" USING gin ("title_search") WHERE "offers"."is_visible";
--> statement-breakpoint
CREATE INDEX "offers_name_search_idx" ON "offers" USING gin ("name_search") WHERE "offers"."is_visible";
--> statement-breakpoint
CREATE INDEX "vendors_search_idx" ON "vendors" USING gin ("search") WHERE "vendors"."is_visible";
--> statement-breakpoint
CREATE INDEX "vendors_name_search_idx" ON "vendors" USING gin ("name_search") WHERE "vendors"."is_visible";
--> statement-breakpoint
-- Notes which words a row that is shown gained and lost: `search_words` is counted from that.
CREATE FUNCTION praca_note_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before text[] := '{}';
  after text[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.is_visible THEN before := tsvector_to_array(OLD.search); END IF;
  IF TG_OP <> 'DELETE' AND NEW.is_visible THEN after := tsvector_to_array(NEW.search); END IF;
  IF before <> after THEN
    INSERT INTO search_changes (source, added, removed) VALUES (TG_TABLE_NAME,
      array(SELECT unnest(after) EXCEPT SELECT unnest(before)),
      array(SELECT unnest(before) EXCEPT SELECT unnest(after)));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_note_words AFTER INSERT OR DELETE OR UPDATE OF
  is_visible, name, category_text, manufacturer, slogan, description ON offers
  FOR EACH ROW EXECUTE FUNCTION praca_note_words();
--> statement-breakpoint
CREATE TRIGGER vendors_note_words AFTER INSERT OR DELETE OR UPDATE OF
  is_visible, nome_fantasia, razao_social, sells_text, city, state, description, primary_activity ON vendors
  FOR EACH ROW EXECUTE FUNCTION praca_note_words();
--> statement-breakpoint
INSERT INTO search_words (word, offers, vendors)
SELECT word, sum(offers), sum(vendors) FROM (
  SELECT word, ndoc AS offers, 0 AS vendors FROM ts_stat('SELECT search FROM offers WHERE is_visible')
  UNION ALL
  SELECT word, 0, ndoc FROM ts_stat('SELECT search FROM vendors WHERE is_visible')) AS counted
GROUP BY word;
--> statement-breakpoint
-- Counts what triggers noted, the oldest first, and gives how much that was of each. What nothing has any more goes.
CREATE FUNCTION praca_count_words(most int, OUT offers int, OUT vendors int) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  gone text[];
BEGIN
  WITH taken AS (
    DELETE FROM search_changes WHERE id IN (
      SELECT id FROM search_changes ORDER BY id LIMIT most FOR UPDATE SKIP LOCKED)
    RETURNING source, added, removed),
  changes AS (
    SELECT word, source, sum(change)::int AS change FROM (
      SELECT source, unnest(added) AS word, 1 AS change FROM taken
      UNION ALL SELECT source, unnest(removed), -1 FROM taken) AS each
    GROUP BY word, source HAVING sum(change) <> 0),
  counted AS (
    INSERT INTO search_words AS known (word, offers, vendors)
    SELECT word, coalesce(sum(change) FILTER (WHERE source = 'offers'), 0),
      coalesce(sum(change) FILTER (WHERE source = 'vendors'), 0)
    FROM changes GROUP BY word ORDER BY word
    ON CONFLICT (word) DO UPDATE
      SET offers = known.offers + excluded.offers, vendors = known.vendors + excluded.vendors
    RETURNING known.word, known.offers, known.vendors)
  SELECT (count(*) FILTER (WHERE source = 'offers'))::int, (count(*) FILTER (WHERE source = 'vendors'))::int,
    (SELECT array_agg(word) FROM counted WHERE offers = 0 AND vendors = 0)
  FROM taken INTO praca_count_words.offers, praca_count_words.vendors, gone;
  DELETE FROM search_words WHERE word = ANY (gone) AND offers = 0 AND vendors = 0;
END $$;
--> statement-breakpoint
-- Notes of which suppliers it has changed what they sell; of sales, by the statement.
CREATE FUNCTION praca_note_sales() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_sales (vendor_id) SELECT DISTINCT vendor_id FROM changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vendor_offers_note_added AFTER INSERT ON vendor_offers
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION praca_note_sales();
--> statement-breakpoint
CREATE TRIGGER vendor_offers_note_removed AFTER DELETE ON vendor_offers
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION praca_note_sales();
--> statement-breakpoint
CREATE FUNCTION praca_note_sold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_sales (vendor_id) SELECT vendor_id FROM vendor_offers WHERE offer_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER offers_note_sold AFTER UPDATE OF is_visible, name, category_text ON offers
  FOR EACH ROW WHEN ((OLD.is_visible, OLD.name, OLD.category_text) IS DISTINCT FROM (NEW.is_visible, NEW.name, NEW.category_text))
  EXECUTE FUNCTION praca_note_sold();
--> statement-breakpoint
CREATE FUNCTION praca_note_shown() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_sales (vendor_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER vendors_note_shown AFTER UPDATE OF show_software, show_services ON vendors
  FOR EACH ROW WHEN ((OLD.show_software, OLD.show_services) IS DISTINCT FROM (NEW.show_software, NEW.show_services))
  EXECUTE FUNCTION praca_note_shown();
--> statement-breakpoint
INSERT INTO search_sales (vendor_id) SELECT DISTINCT vendor_id FROM vendor_offers;
--> statement-breakpoint
-- What a supplier is seen to sell: categories, and the names of the 200 that are best known.
CREATE FUNCTION praca_sells(vendor uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(DISTINCT category_text, ' | ') || ' | ' || string_agg(name, ' | '), '') FROM (
    SELECT offers.category_text, offers.name FROM vendor_offers
    JOIN offers ON offers.id = vendor_offers.offer_id
    JOIN vendors ON vendors.id = vendor_offers.vendor_id
    WHERE vendor_offers.vendor_id = vendor AND offers.is_visible
      AND CASE offers.kind WHEN 'software' THEN vendors.show_software ELSE vendors.show_services END
    ORDER BY offers.rating_count DESC, offers.id LIMIT 200) AS sold
$$;
--> statement-breakpoint
-- Writes to suppliers what they sell, where that was noted, the oldest first; gives how much was noted. Who has
-- a supplier locked for longer makes it fail: it is done again later.
CREATE FUNCTION praca_write_sales(most int) RETURNS int LANGUAGE sql SET lock_timeout = '500ms' AS $$
  WITH taken AS (
    DELETE FROM search_sales WHERE id IN (
      SELECT id FROM search_sales ORDER BY id LIMIT most FOR UPDATE SKIP LOCKED)
    RETURNING vendor_id),
  sellers AS (SELECT DISTINCT vendor_id AS id FROM taken),
  locked AS (
    SELECT vendors.id FROM vendors JOIN sellers USING (id) ORDER BY vendors.id FOR NO KEY UPDATE OF vendors),
  written AS (
    UPDATE vendors SET sells_text = sold.text
    FROM (SELECT id, praca_sells(id) AS text FROM locked) AS sold
    WHERE vendors.id = sold.id AND vendors.sells_text <> sold.text)
  SELECT count(*)::int FROM taken
$$;
