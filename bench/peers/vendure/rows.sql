CREATE EXTENSION dblink;
INSERT INTO search_index_item (
  "languageCode", "channelId", "channelIds", "productVariantId", "productId", enabled, "productName",
  "productVariantName", description, slug, sku, price, "priceWithTax", "facetIds", "facetValueIds",
  "collectionIds", "collectionSlugs", "productPreview", "productVariantPreview")
SELECT "defaultLanguageCode", channel.id, channel.id, n, n, true, name,
  manufacturer, slogan || ' ' || given.description, given.id, given.id, 0, 0, '', '',
  '', '', '', ''
FROM dblink('$SOURCE', 'SELECT row_number() OVER (), id, name, manufacturer, slogan, description FROM offers')
  AS given (n int, id text, name text, manufacturer text, slogan text, description text), channel;
VACUUM ANALYZE;
