-- Words of trades and needs that no group had yet, with what they lead to. Terms that a group has already are left out:
-- what an Admin wrote or changed is not touched.
INSERT INTO "term_groups" ("id", "kind", "terms", "also")
SELECT gen_random_uuid(), kind::term_group_kind, kept, also::text[] FROM (VALUES
  ('synonyms', ARRAY['auto elétrica', 'centro automotivo', 'auto center', 'troca de óleo', 'alinhamento e balanceamento'], ARRAY['ordem de serviço', 'manutenção', 'PDV']),
  ('synonyms', ARRAY['táxi', 'mototáxi', 'aplicativo de corrida', 'corridas'], ARRAY['frota', 'agendamento']),
  ('synonyms', ARRAY['bebidas', 'adega', 'distribuidora de bebidas', 'depósito de bebidas'], ARRAY['PDV', 'força de vendas', 'estoque']),
  ('synonyms', ARRAY['panificadora', 'panificação'], ARRAY['PDV', 'restaurante']),
  ('synonyms', ARRAY['instalação elétrica', 'eletricista', 'encanador', 'instalador', 'refrigeração', 'climatização', 'equipe de campo'], ARRAY['ordem de serviço', 'manutenção', 'facilities']),
  ('synonyms', ARRAY['segurança patrimonial', 'ronda', 'vigilante'], ARRAY['facilities', 'videomonitoramento', 'controle de acesso']),
  ('synonyms', ARRAY['coleta de lixo', 'lixo', 'saneamento', 'coleta seletiva'], ARRAY['sustentabilidade', 'setor público', 'frota']),
  ('synonyms', ARRAY['data center', 'datacenter', 'sala de servidores'], ARRAY['infraestrutura', 'computação em nuvem', 'hosting']),
  ('synonyms', ARRAY['editora', 'redação', 'revista'], ARRAY['CMS', 'publishing', 'gestão de documentos']),
  ('synonyms', ARRAY['consultoria', 'consultores', 'consultor'], ARRAY['gestão de projetos', 'controle de horas', 'CRM']),
  ('synonyms', ARRAY['fintech', 'factoring', 'securitizadora', 'consignado', 'antecipação de recebíveis'], ARRAY['crédito', 'cobrança', 'meios de pagamento']),
  ('synonyms', ARRAY['aduaneiro', 'desembaraço', 'navio', 'navios', 'terminal portuário', 'ferrovia', 'aviação'], ARRAY['comércio exterior', 'logística', 'TMS']),
  ('synonyms', ARRAY['mineração', 'mineradora', 'petróleo', 'siderúrgica'], ARRAY['manutenção', 'produção industrial', 'ERP']),
  ('synonyms', ARRAY['viveiro', 'pesca', 'piscicultura', 'apicultura', 'avicultura', 'suinocultura', 'silvicultura'], ARRAY['agronegócio', 'agriculture']),
  ('synonyms', ARRAY['madeireira', 'serraria'], ARRAY['produção industrial', 'ERP', 'estoque']),
  ('synonyms', ARRAY['franquia', 'franqueadora', 'franqueado', 'franqueados', 'rede de lojas'], ARRAY['PDV', 'ERP', 'BI']),
  ('synonyms', ARRAY['revendedora', 'revendedor', 'sacoleira', 'porta a porta', 'venda direta'], ARRAY['força de vendas', 'e-commerce']),
  ('synonyms', ARRAY['crowdfunding', 'vaquinha', 'financiamento coletivo'], ARRAY['doações', 'donations', 'meios de pagamento']),
  ('synonyms', ARRAY['coworking', 'sala compartilhada', 'reserva de salas', 'estações de trabalho'], ARRAY['agendamento', 'booking', 'facilities']),
  ('synonyms', ARRAY['terceirização', 'terceirizar', 'terceirizado'], ARRAY['terceirizada', 'terceirizado', 'BPO']),
  ('synonyms', ARRAY['onboarding', 'integração de funcionários', 'organograma', 'PCD'], ARRAY['RH', 'recrutamento e seleção', 'HRM']),
  ('synonyms', ARRAY['balanced scorecard', 'SWOT', 'planejamento tático', 'gestão por objetivos'], ARRAY['avaliação de desempenho', 'BI', 'planejamento orçamentário']),
  ('synonyms', ARRAY['compliance', 'canal de denúncia', 'canal de denúncias', 'ouvidoria interna', 'código de conduta', 'gestão de riscos'], ARRAY['privacidade', 'gestão da qualidade', 'gestão de documentos']),
  ('synonyms', ARRAY['jurisprudência', 'petição', 'petições', 'intimações', 'publicações do diário oficial'], ARRAY['jurídico', 'gestão jurídica']),
  ('synonyms', ARRAY['OCR', 'reconhecimento de texto', 'ler documentos', 'extrair dados de documentos'], ARRAY['gestão de documentos', 'document management', 'inteligência artificial']),
  ('synonyms', ARRAY['museu', 'museus', 'coleções', 'obras de arte'], ARRAY['acervo', 'digital library', 'biblioteca']),
  ('synonyms', ARRAY['drone', 'drones', 'satélite', 'imagens de satélite'], ARRAY['geoprocessamento', 'maps', 'agronegócio']),
  ('synonyms', ARRAY['RFID', 'leitor de código', 'coletor de dados', 'inventário por rádio'], ARRAY['estoque', 'WMS', 'inventory']),
  ('synonyms', ARRAY['pinpad', 'cheque', 'cheques', 'gift card', 'vale-presente', 'cartão presente'], ARRAY['meios de pagamento', 'PDV']),
  ('synonyms', ARRAY['fila', 'filas', 'senha de atendimento', 'painel de senhas', 'totem', 'totens', 'autosserviço'], ARRAY['atendimento', 'PDV', 'agendamento']),
  ('synonyms', ARRAY['telegram', 'mensageria', 'disparo de mensagens'], ARRAY['chatbot', 'WhatsApp', 'atendimento omnichannel']),
  ('synonyms', ARRAY['youtube', 'tiktok', 'transmissão ao vivo', 'lançamento digital'], ARRAY['redes sociais', 'video streaming', 'streaming']),
  ('synonyms', ARRAY['logotipo', 'identidade visual', 'logomarca'], ARRAY['design', 'marketing']),
  ('synonyms', ARRAY['rastreio', 'rastrear pedido', 'pedágio', 'pedágios', 'tacógrafo', 'multas', 'diário de bordo'], ARRAY['frota', 'TMS', 'logística']),
  ('synonyms', ARRAY['lead', 'leads', 'geração de leads', 'qualificar contatos'], ARRAY['CRM', 'automação de marketing', 'prospecção']),
  ('synonyms', ARRAY['garantia', 'garantias', 'RMA', 'troca e devolução', 'logística reversa'], ARRAY['assistência técnica', 'help desk', 'ordem de serviço']),
  ('synonyms', ARRAY['FAQ', 'perguntas frequentes', 'dúvidas frequentes', 'autoatendimento ao cliente'], ARRAY['base de conhecimento', 'help desk', 'knowledge']),
  ('synonyms', ARRAY['votação', 'votações', 'eleição', 'assembleia', 'assembleias'], ARRAY['pesquisas', 'polls', 'condomínio']),
  ('synonyms', ARRAY['apontamento de produção', 'paradas de máquina', 'ficha de produção', 'explosão de materiais'], ARRAY['produção industrial', 'manufacturing', 'ERP']),
  ('synonyms', ARRAY['CT-e', 'MDF-e', 'conhecimento de transporte', 'manifesto eletrônico'], ARRAY['TMS', 'logística', 'NF-e']),
  ('synonyms', ARRAY['NFC-e', 'cupom eletrônico'], ARRAY['NF-e', 'PDV', 'nota fiscal']),
  ('synonyms', ARRAY['DAS', 'guia do Simples', 'DASN', 'boleto do MEI'], ARRAY['gestão tributária', 'MEI', 'contabilidade']),
  ('synonyms', ARRAY['VPN', 'rede privada', 'túnel seguro'], ARRAY['segurança de redes', 'remote access', 'proxy']),
  ('synonyms', ARRAY['2FA', 'MFA', 'dois fatores', 'segundo fator', 'autenticação', 'senha única'], ARRAY['gestão de identidade', 'authentication', 'password']),
  ('synonyms', ARRAY['SCORM', 'videoaulas', 'videoaula', 'conteúdo didático', 'TCC'], ARRAY['LMS', 'learning', 'gestão escolar']),
  ('synonyms', ARRAY['lista de espera', 'encaixe', 'confirmação de consulta', 'fonoaudiólogo', 'terapeuta'], ARRAY['prontuário', 'agendamento', 'saúde']),
  ('synonyms', ARRAY['automação', 'automações', 'automatizar', 'tarefas repetitivas'], ARRAY['RPA', 'automation', 'BPM']),
  ('fillers', ARRAY['PME', 'PMEs', 'MPE', 'MPEs', 'micro', 'microempresa', 'microempresas', 'negócio', 'negócios', 'startup', 'startups'], '{}')
) AS added (kind, terms, also)
CROSS JOIN LATERAL (SELECT array(
  SELECT term FROM unnest(added.terms) WITH ORDINALITY AS each (term, place)
  WHERE NOT EXISTS (SELECT FROM term_groups AS known, unnest(known.terms) AS own
    WHERE known.kind = added.kind::term_group_kind AND praca_fold(own) = praca_fold(term))
  ORDER BY place) AS kept) AS those
WHERE cardinality(kept) > 0;
--> statement-breakpoint
-- What catalogues in English call a library, where its group is in use.
INSERT INTO "term_groups" ("id", "kind", "terms", "also")
SELECT gen_random_uuid(), 'synonyms', ARRAY['biblioteca', 'bibliotecas', 'empréstimo de livros', 'bibliotecário'],
  ARRAY['gestão de bibliotecas', 'integrated library', 'digital library']
WHERE EXISTS (SELECT FROM "term_groups" WHERE "kind" = 'synonyms' AND "active" AND 'biblioteca' = ANY ("terms"));
