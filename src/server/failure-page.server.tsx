import { renderToStaticMarkup } from 'react-dom/server'

/** What a browser shows of a failure. Without the site's styles and scripts: it costs little, whoever asks for many. */
export const failurePage = (error: string): string =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="pt-BR">
      <head>
        <title>Praça</title>
        <meta name="viewport" content="width=device-width" />
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
