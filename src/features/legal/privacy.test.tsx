import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { readEnv } from '#/platform/server/env.server.ts'
import { contentOf } from './legal-pdf.server.tsx'
import { privacyFactsOf } from './operator.server.ts'
import { LegalPage } from './ui/legal-page.tsx'
import { privacyText } from './ui/privacy-sections.tsx'

/** The words of the notice in an installation. */
function noticeOf(variables: Record<string, string>): string {
  const env = readEnv(variables)
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <LegalPage text={privacyText(privacyFactsOf(env))} pdf="/privacidade.pdf" />
    </MemoryRouter>,
  )
  // Those that keep short words on one line stand within sentences.
  return page.replace(/<\/?span[^>]*>/g, '')
}

it('names who runs the installation and where to write', () => {
  const notice = noticeOf({
    OPERATOR_NAME: 'Empresa de Teste Ltda.',
    OPERATOR_CNPJ: '53113791000122',
    PRIVACY_CONTACT: 'dados@empresa.test',
  })
  expect(notice).toContain('Empresa de Teste Ltda.')
  expect(notice).toContain('53.113.791/0001-22')
  expect(notice).toContain('href="mailto:dados@empresa.test"')
  expect(notice).not.toContain('ainda não indicou um e-mail')
})

it('invents nobody', () => {
  const notice = noticeOf({})
  expect(notice).toContain('Praça (demonstração)')
  expect(notice).toContain('Não informado nesta instalação')
  expect(notice).toContain('ainda não indicou um e-mail')
  expect(notice).not.toContain('mailto:')
})

it('speaks of those who receive data only where they do', () => {
  const alone = noticeOf({})
  expect(alone).not.toContain('Google')
  expect(alone).toContain('não usa um provedor de e-mail')
  expect(alone).not.toContain('Mercado Pago')
  const paid = { MERCADO_PAGO_ACCESS_TOKEN: 'token', MERCADO_PAGO_WEBHOOK_SECRET: 'segredo' }
  expect(noticeOf(paid)).toContain('Mercado Pago')
  const connected = noticeOf({ GOOGLE_CLIENT_ID: 'id', SMTP_URL: 'smtp://mail.test' })
  expect(connected).toContain('Continuar com o Google')
  expect(connected).toContain('O provedor que entrega as nossas mensagens')
})

it('says in the PDF what is said of each subject, in the line of its term', () => {
  const blocks = [...contentOf(privacyText(privacyFactsOf(readEnv({}))))]
  const subject = blocks.findIndex(({ text }) => text === 'Perfil')
  expect(blocks[subject]?.look).toBe('subject')
  expect(blocks[subject + 1]?.text).toMatch(/^Quais são: Foto, telefone/)
  expect(blocks.map(({ text }) => text)).toContain('CNPJ: Não informado nesta instalação')
})
