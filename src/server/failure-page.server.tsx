import { renderToStaticMarkup } from 'react-dom/server'

/** The look of the site's other screens without what they load: its own colours, in the system's letters. */
const STYLE = `:root{color-scheme:light dark;font:1.0625rem/1.5 system-ui,sans-serif;color:light-dark(#4a5751,#b6c2bb);background:light-dark(#f7f7f3,#101613)}
body{display:grid;align-content:center;justify-items:center;min-height:90vh;margin:0;padding:0 16px;text-align:center;text-wrap:balance}
h1{margin:0;color:light-dark(#16201c,#e8eeea);font-size:1.75rem;line-height:1.2}
a{display:block;padding:10px 20px;border-radius:10px;background:light-dark(#0b6b4f,#5ecaa2);color:light-dark(#fff,#062319);font-weight:600;text-decoration:none}`

/** Lets in that look, and nothing else. */
export const FAILURE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What a browser shows of a failure. Without the site's styles and scripts: it costs little, whoever asks for many. */
export const failurePage = (error: string): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="pt-BR">
      <head>
        <title>Praça</title>
        <meta name="viewport" content="width=device-width" />
        <style>{STYLE}</style>
      </head>
      <body>
        <h1>Não foi possível mostrar esta página</h1>
        <p>{error}</p>
        <p>
          <a href="/">Ir para o início</a>
        </p>
      </body>
    </html>,
  )}`
