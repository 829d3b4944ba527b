-- The dates of the tax reform, each with the official act that sets it. What an Admin wrote, changed or took away stays so.

-- The date of these had moved: CGSN 191/2026 put 1 November in the place of 1 September.
UPDATE "law_dates" SET
  "day" = '2026-11-01',
  "audience" = 'ME e EPP do Simples Nacional que prestam serviços (Resolução CGSN 191/2026)',
  "source_url" = 'https://www.gov.br/receitafederal/pt-br/assuntos/noticias/2026/agosto/simples-nacional-nfs-e-nacional-sera-obrigatoria-para-me-e-epp-a-partir-de-1o-de-novembro-de-2026',
  "updated_at" = now()
WHERE "title" = 'NFS-e de padrão nacional' AND "day" = '2026-09-01'
  AND "source_url" = 'https://clmcontroller.com.br/en/taxes/simples-nacional-whats-changing-deadlines-fines-and-a-step-by-step-guide/';
--> statement-breakpoint
UPDATE "law_dates" SET
  "audience" = 'Quem emite ou recebe NF-e, NFC-e, CT-e e outros documentos fiscais (Nota Técnica Conjunta 2025.001)',
  "source_url" = 'https://www.nfe.fazenda.gov.br/portal/listaConteudo.aspx?tipoConteudo=04BIflQt1aY=',
  "updated_at" = now()
WHERE "title" = 'CNPJ com letras nos documentos fiscais eletrônicos'
  AND "source_url" = 'https://www.agfadvice.com.br/nova-estrutura-do-cnpj-receita-inicia-transicao-para-modelo-alfanumerico';
--> statement-breakpoint
INSERT INTO "law_dates" ("id", "item", "title", "audience", "day", "source_url")
SELECT gen_random_uuid(), item, title, audience, day::date, source_url FROM (VALUES
  ('nfe-ibs-cbs', 'Ano de teste: IBS de 0,1% e CBS de 0,9%', 'Empresas fora do Simples Nacional e do MEI (LC 214/2025, arts. 343, 346 e 348)', '2026-01-01', 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp214.htm'),
  ('nfe-ibs-cbs', 'IBS e CBS destacados na NF-e, na NFC-e e no CT-e', 'Empresas fora do Simples Nacional e do MEI (Ato Conjunto RFB/CGIBS 4/2026, art. 1º)', '2026-08-03', 'https://cgibs.gov.br/upload/arquivos/202607/31091735-20260730-16h30-ato-conjunto-rfb-cgibs-na-c2-ba-4-260731-090909.pdf'),
  ('cnpj-com-letras', 'Primeiros CNPJs com letras', 'Todas as empresas, ao cadastrar clientes e fornecedores (IN RFB 2.229/2024)', '2026-07-31', 'https://www.gov.br/receitafederal/pt-br/assuntos/noticias/2026/julho/receita-federal-gera-o-primeiro-cnpj-em-formato-alfanumerico'),
  ('nfse-nacional', 'IBS e CBS destacados na NFS-e', 'A maioria dos prestadores de serviços fora do Simples Nacional e do MEI (Ato Conjunto RFB/CGIBS 4/2026, art. 1º)', '2026-10-01', 'https://cgibs.gov.br/upload/arquivos/202607/31091735-20260730-16h30-ato-conjunto-rfb-cgibs-na-c2-ba-4-260731-090909.pdf'),
  ('nfe-ibs-cbs', 'Cobrança da CBS e do Imposto Seletivo, fim do PIS e da Cofins', 'Todas as empresas (EC 132/2023, art. 126 do ADCT)', '2027-01-01', 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc132.htm'),
  ('nfe-ibs-cbs', 'Transição do ICMS e do ISS para o IBS, um pouco por ano até 2032', 'Todas as empresas (EC 132/2023, art. 128 do ADCT)', '2029-01-01', 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc132.htm'),
  ('nfe-ibs-cbs', 'Fim do ICMS e do ISS: o IBS vale por inteiro', 'Todas as empresas (EC 132/2023, art. 129 do ADCT)', '2033-01-01', 'https://www.planalto.gov.br/ccivil_03/constituicao/emendas/emc/emc132.htm')
) AS known (item, title, audience, day, source_url)
ON CONFLICT DO NOTHING;
