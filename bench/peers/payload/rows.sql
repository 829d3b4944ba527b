CREATE EXTENSION dblink;
INSERT INTO categories (id, name, created_at, updated_at)
SELECT id, name, now(), now()
FROM dblink('$SOURCE', 'SELECT id, name FROM categories') AS given (id uuid, name text);
INSERT INTO vendors (id, name, created_at, updated_at)
SELECT id, name, now(), now()
FROM dblink('$SOURCE', 'SELECT id, nome_fantasia FROM vendors') AS given (id uuid, name text);
INSERT INTO softwares (id, name, manufacturer, slogan, description, rating_count, rating, score, created_at, updated_at)
SELECT id, name, manufacturer, slogan, description, rating_count, rating, score, now(), now()
FROM dblink('$SOURCE', 'SELECT id, name, manufacturer, slogan, description, rating_count, rating, rating_index FROM offers')
  AS given (id uuid, name text, manufacturer text, slogan text, description text, rating_count int, rating numeric, score numeric);
INSERT INTO softwares_rels ("order", parent_id, path, categories_id)
SELECT position + 1, offer, 'categories', category
FROM dblink('$SOURCE', 'SELECT offer_id, category_id, position FROM offer_categories')
  AS given (offer uuid, category uuid, position int);
INSERT INTO softwares_rels ("order", parent_id, path, vendors_id)
SELECT row_number() OVER (PARTITION BY offer ORDER BY vendor), offer, 'vendors', vendor
FROM dblink('$SOURCE', 'SELECT offer_id, vendor_id FROM vendor_offers') AS given (offer uuid, vendor uuid);
INSERT INTO reviews (id, software_id, rating, comment, created_at, updated_at)
SELECT id, offer, rating, comment, made, made
FROM dblink('$SOURCE', 'SELECT id, offer_id, rating, comment, created_at FROM reviews')
  AS given (id uuid, offer uuid, rating numeric, comment text, made timestamptz);
VACUUM ANALYZE;
