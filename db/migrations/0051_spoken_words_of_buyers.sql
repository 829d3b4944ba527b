-- Words of taxes and trades that buyers were seen to lack, and how they speak: 'pros' is 'para os', and no word of a product.
-- A word that a group has already stays where it is, as Admins may have changed it.
INSERT INTO "term_groups" ("id", "kind", "terms", "also")
SELECT gen_random_uuid(), kind::term_group_kind, kept, also::text[] FROM (VALUES
  ('synonyms', ARRAY['difal', 'substituição tributária', 'ICMS-ST'], ARRAY['gestão tributária', 'ICMS']),
  ('synonyms', ARRAY['Sintegra', 'GIA', 'DCTF', 'EFD', 'EFD Contribuições', 'EFD-Reinf', 'Reinf'], ARRAY['SPED', 'gestão tributária']),
  ('synonyms', ARRAY['romaneio', 'romaneios', 'romaneio de carga', 'expedição de mercadorias'], ARRAY['TMS', 'logística e transporte', 'WMS']),
  ('synonyms', ARRAY['KDS', 'monitor de cozinha', 'tela de cozinha'], ARRAY['restaurante', 'cozinha']),
  ('synonyms', ARRAY['pgto', 'pagto', 'pagtos'], ARRAY['pagamento']),
  ('synonyms', ARRAY['fábrica de software', 'fábricas de software', 'software sob medida', 'sistema sob medida', 'sistema personalizado'], ARRAY['desenvolvimento de software', 'software sob encomenda']),
  ('synonyms', ARRAY['aluguel de notebook', 'aluguel de notebooks', 'aluguel de computador', 'aluguel de computadores', 'aluguel de impressora', 'aluguel de impressoras', 'locação de notebook', 'locação de impressora', 'locação de impressoras'], ARRAY['locação de equipamentos']),
  ('synonyms', ARRAY['mandar mensagem em massa', 'mandar mensagens em massa', 'enviar mensagem em massa', 'enviar mensagens em massa', 'disparo em massa', 'disparo de mensagens'], ARRAY['WhatsApp', 'e-mail marketing', 'automação de marketing']),
  ('synonyms', ARRAY['e-social'], ARRAY['eSocial']),
  ('synonyms', ARRAY['bicicletaria', 'loja de bicicletas', 'loja de bike', 'sex shop', 'loja de celular', 'loja de celulares', 'assistência de celular'], ARRAY['PDV', 'estoque', 'ordem de serviço']),
  ('fillers', ARRAY['pros', 'pras', 'num', 'numa', 'numas', 'dum', 'duma', 'pruma', 'prum', 'tô', 'tá', 'tava', 'vou', 'vamos'], '{}'),
  ('fillers', ARRAY['me', 'nós', 'agora', 'ainda', 'também', 'só', 'cada', 'todo', 'toda', 'todos', 'todas'], '{}')
) AS added (kind, terms, also)
CROSS JOIN LATERAL (SELECT array(
  SELECT term FROM unnest(added.terms) WITH ORDINALITY AS each (term, place)
  WHERE NOT EXISTS (SELECT FROM term_groups AS known, unnest(known.terms) AS own
    WHERE known.kind = added.kind::term_group_kind AND praca_fold(own) = praca_fold(term))
  ORDER BY place) AS kept) AS those
WHERE cardinality(kept) > 0;
