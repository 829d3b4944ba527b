import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { formatMoment } from '#/domain/dates.ts'
import { OUTBOX_LIST_LIMIT, type OutboxMail } from '#/integrations/mail/outbox.server.ts'
import { OUTBOX_PATH } from '#/platform/links.ts'

/** The site's colours, by day and by night; these pages stand apart from its styles and scripts. */
const STYLE = `
:root { color-scheme: light dark;
  --ground: light-dark(#f7f7f3, #101613); --paper: light-dark(#ffffff, #18201c);
  --ink: light-dark(#16201c, #e8eeea); --faint: light-dark(#4a5751, #b6c2bb);
  --line: light-dark(#e3e6e1, #2b3630); --brand: light-dark(#0b6b4f, #5ecaa2);
  --on-brand: light-dark(#ffffff, #101613); }
*, *::before, *::after { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); overflow-wrap: anywhere;
  font: 16px/1.55 Figtree, system-ui, sans-serif; }
.top { background: var(--paper); border-bottom: 1px solid var(--line); }
.top a { display: flex; align-items: center; gap: 10px; max-width: 932px; margin: 0 auto;
  padding: 14px 16px; color: var(--ink); font-size: 22px; font-weight: 700; letter-spacing: -.03em;
  text-decoration: none; }
main { max-width: 932px; margin: 0 auto; padding: 32px 16px 48px; }
h1 { margin: 0 0 4px; font-size: 28px; line-height: 1.15; letter-spacing: -.02em; }
h2 { margin: 32px 0 8px; font-size: 18px; }
p { margin: 0; }
a { color: var(--brand); }
a:focus-visible { outline: 3px solid #f5b301; outline-offset: 2px; border-radius: 4px; }
h1 + .faint { max-width: 75ch; margin-top: 8px; }
.back { margin-bottom: 8px; }
.faint { color: var(--faint); font-size: 14px; }
.paper { background: var(--paper); border: 1px solid var(--line); border-radius: 14px; }
ul { margin: 24px 0 0; padding: 0; list-style: none; }
li { position: relative; padding: 14px 18px; }
li + li { border-top: 1px solid var(--line); }
li a { font-weight: 600; text-decoration: none; }
li a::after { content: ''; position: absolute; inset: 0; }
time { white-space: nowrap; }
li:hover a { text-decoration: underline; }
.empty { display: grid; gap: 14px; justify-items: center; margin-top: 24px; padding: 40px 18px;
  text-align: center; text-wrap: balance; }
.empty h2 { margin: 0; font-size: 20px; line-height: 1.3; }
.empty p { max-width: 52ch; }
.button { display: inline-block; padding: 11px 18px; border-radius: 10px; background: var(--brand);
  color: var(--on-brand); font-weight: 600; text-decoration: none; }
code { font: .9375em/1.5 ui-monospace, monospace; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 20px 0 0; padding: 16px 18px; }
dt { color: var(--faint); }
dd { margin: 0; }
iframe { display: block; width: 100%; height: 640px; resize: vertical; }
@media (max-width: 600px) { iframe { height: 820px; } }
pre { margin: 0; padding: 16px 18px; white-space: pre-wrap; font: 14px/1.5 ui-monospace, monospace; }
`

/** @param folder that holds the messages, for those who look for the files */
export function outboxList(mails: OutboxMail[], folder: string): string {
  return page(
    'Caixa de saída',
    <>
      <h1>Caixa de saída</h1>
      <p className="faint">
        Aqui o site não envia e-mails: mostra os últimos {OUTBOX_LIST_LIMIT}, só nesta máquina. Eles
        ficam em <code>{folder}</code>, até que SMTP_URL diga por onde enviar.
      </p>
      {mails.length === 0 ? (
        <div className="paper empty">
          <h2>Nenhum e-mail ainda</h2>
          <p>
            Quando alguém se cadastra, esquece a senha ou recebe um convite ou um pedido de
            orçamento, o e-mail aparece aqui.
          </p>
          <p>
            <a className="button" href="/recuperar-senha">
              Pedir uma senha nova
            </a>
          </p>
          <p className="faint">
            É o jeito mais rápido de ver um, com o e-mail de uma conta. Ou rode{' '}
            <code>npm run mail:test -- voce@exemplo.com</code>.
          </p>
        </div>
      ) : (
        <ul className="paper">
          {mails.map(({ name, date, to, subject }) => (
            <li key={name}>
              <a href={`${OUTBOX_PATH}/${name}`}>{subject || '(sem assunto)'}</a>
              <p className="faint">
                {to} · <Moment date={date} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </>,
  )
}

export function outboxMail({ date, from, to, subject, html, text }: OutboxMail): string {
  return page(
    subject,
    <>
      <p className="back">
        <a href={OUTBOX_PATH}>Caixa de saída</a>
      </p>
      <h1>{subject || '(sem assunto)'}</h1>
      <dl className="paper">
        <dt>De</dt>
        <dd>{from}</dd>
        <dt>Para</dt>
        <dd>{to}</dd>
        <dt>Data</dt>
        <dd>
          <Moment date={date} />
        </dd>
      </dl>
      <h2>Mensagem</h2>
      <iframe
        className="paper"
        title="Mensagem"
        sandbox="allow-popups allow-top-navigation-by-user-activation"
        srcDoc={linksToTop(html)}
      />
      <h2>Versão em texto</h2>
      <pre className="paper">{text}</pre>
    </>,
  )
}

function Moment({ date }: { date: string }) {
  return <time dateTime={date}>{formatMoment(date)}</time>
}

/** Makes the links of a mail leave its frame. Parsers move what stands before <html> into its head. */
const linksToTop = (html: string) => html.replace(/^(<!doctype[^>]*>)?/i, '$1<base target="_top">')

function page(title: string, content: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <title>{`${title} · Praça`}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <header className="top">
          <a href="/">
            <img src="/icon.svg" alt="" width={28} height={28} />
            Praça
          </a>
        </header>
        <main>{content}</main>
      </body>
    </html>,
  )}`
}
