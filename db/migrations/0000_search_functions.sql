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
