-- Short names of towns, what small shops and trades call themselves, and 'OS', with what they lead to. Terms that a group has
-- already are left out: what an Admin wrote or changed is not touched.
INSERT INTO "term_groups" ("id", "kind", "terms", "also")
SELECT gen_random_uuid(), kind::term_group_kind, kept, also::text[] FROM (VALUES
  ('synonyms', ARRAY['OS', 'abertura de OS', 'ordens de serviço abertas'], ARRAY['ordem de serviço', 'manutenção']),
  ('synonyms', ARRAY['BH', 'Beagá', 'BHZ'], ARRAY['Belo Horizonte']),
  ('synonyms', ARRAY['Sampa'], ARRAY['São Paulo']),
  ('synonyms', ARRAY['POA'], ARRAY['Porto Alegre']),
  ('synonyms', ARRAY['Floripa'], ARRAY['Florianópolis']),
  ('synonyms', ARRAY['CWB', 'CTBA'], ARRAY['Curitiba']),
  ('synonyms', ARRAY['BSB'], ARRAY['Brasília']),
  ('synonyms', ARRAY['Jampa'], ARRAY['João Pessoa']),
  ('synonyms', ARRAY['mapa de processos', 'mapeamento de processos', 'desenho de processos', 'fluxograma', 'fluxogramas'], ARRAY['gestão de processos', 'BPM']),
  ('synonyms', ARRAY['mercado de bairro', 'vendinha', 'armarinho', 'bomboniere', 'sacolão', 'hortifruti', 'varejão'], ARRAY['PDV', 'frente de caixa', 'estoque']),
  ('synonyms', ARRAY['farmácia de manipulação', 'farmacêutico', 'farmacêutica'], ARRAY['PDV', 'frente de caixa', 'estoque']),
  ('synonyms', ARRAY['loja de tintas', 'loja de ferragens', 'ferragista', 'casa de ração', 'agropecuária', 'loja de pneus', 'loja de colchões', 'loja de eletrônicos', 'loja de cosméticos', 'loja de bebidas'], ARRAY['PDV', 'estoque', 'ERP']),
  ('synonyms', ARRAY['chaveiro', 'vidraceiro', 'vidraçaria', 'serralheria', 'serralheiro', 'marceneiro', 'tapeceiro', 'tapeçaria', 'relojoeiro'], ARRAY['proposta comercial', 'ordem de serviço', 'ERP']),
  ('synonyms', ARRAY['assistência de celular', 'conserto de celular', 'técnico de informática', 'conserto de computador'], ARRAY['ordem de serviço', 'help desk', 'PDV']),
  ('synonyms', ARRAY['lava-jato', 'lava rápido', 'estética automotiva', 'despachante de veículos'], ARRAY['agendamento', 'PDV', 'ordem de serviço'])
) AS added (kind, terms, also)
CROSS JOIN LATERAL (SELECT array(
  SELECT term FROM unnest(added.terms) WITH ORDINALITY AS each (term, place)
  WHERE NOT EXISTS (SELECT FROM term_groups AS known, unnest(known.terms) AS own
    WHERE known.kind = added.kind::term_group_kind AND praca_fold(own) = praca_fold(term))
  ORDER BY place) AS kept) AS those
WHERE cardinality(kept) > 0;
