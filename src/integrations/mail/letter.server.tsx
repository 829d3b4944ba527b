import { render } from '@react-email/render'
import type { CSSProperties, ReactNode } from 'react'
import type { Line } from './line.ts'
import type { Mail } from './mailer.server.ts'

/** What a mail of ours says. Every text is plain; none is markup. */
export interface Letter {
  /** The mail's subject too. */
  title: Line
  /** What mail programs show beside the subject in their list. */
  preview: Line
  paragraphs: Line[]
  action?: { text: Line; url: string }
  /** In the foot: why somebody got it, until when the link is good. */
  smallPrint?: Line[]
}

/** A letter as a mail, in both the forms of one. */
export async function renderLetter(letter: Letter): Promise<Omit<Mail, 'to'>> {
  return {
    subject: String(letter.title),
    html: await render(<LetterPage {...letter} />),
    text: plainText(letter),
  }
}

function plainText({ title, paragraphs, action, smallPrint = [] }: Letter): string {
  // Alone in its line, a link is a link in every program.
  const link = action ? [`${action.text}:\n${action.url}`] : []
  const foot = ['Praça', ...smallPrint].join('\n')
  return `${[title, ...paragraphs, ...link, foot].join('\n\n')}\n`
}

const WIDTH = 600
/** Blanks that keep the beginning of the letter out of the preview. */
const PREVIEW_FILLER = '\u00a0\u200c'.repeat(80)

/** Mail programs in dark mode that heed styles; the others turn the colours over by themselves. */
const DARK_MODE = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: #121815 !important; }
  .paper { background-color: #1b2420 !important; border-color: #2f3b35 !important; }
  .ink { color: #eef2ee !important; }
  .faint { color: #a9b5af !important; }
  .brand { color: #6fcfae !important; }
}`

const font: CSSProperties = {
  fontFamily: "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
}
const styles = {
  body: { margin: 0, padding: 0, backgroundColor: '#f7f7f3' },
  preview: {
    display: 'none',
    maxHeight: 0,
    maxWidth: 0,
    overflow: 'hidden',
    opacity: 0,
    lineHeight: '1px',
  },
  outer: { padding: '32px 16px', backgroundColor: '#f7f7f3' },
  column: { width: '100%', maxWidth: WIDTH },
  brand: {
    ...font,
    padding: '0 4px 16px',
    fontSize: 24,
    lineHeight: '28px',
    fontWeight: 700,
    letterSpacing: '-0.03em',
    color: '#0b6b4f',
  },
  paper: {
    padding: '32px 28px',
    backgroundColor: '#ffffff',
    border: '1px solid #e3e6e1',
    borderRadius: 14,
  },
  title: {
    ...font,
    margin: '0 0 16px',
    fontSize: 22,
    lineHeight: '28px',
    fontWeight: 700,
    color: '#16201c',
  },
  paragraph: {
    ...font,
    margin: '0 0 16px',
    fontSize: 16,
    lineHeight: '25px',
    color: '#16201c',
  },
  buttonTable: { margin: '8px 0 24px' },
  buttonCell: { backgroundColor: '#0b6b4f', borderRadius: 8 },
  button: {
    ...font,
    display: 'inline-block',
    padding: '13px 22px',
    fontSize: 16,
    lineHeight: '20px',
    fontWeight: 600,
    color: '#ffffff',
    textDecoration: 'none',
    border: '1px solid #0b6b4f',
    borderRadius: 8,
  },
  bareLink: {
    ...font,
    margin: 0,
    fontSize: 14,
    lineHeight: '21px',
    color: '#4a5751',
    wordBreak: 'break-all',
  },
  link: { color: '#0b6b4f' },
  foot: { padding: '20px 4px 0' },
  smallPrint: {
    ...font,
    margin: '0 0 8px',
    fontSize: 13,
    lineHeight: '19px',
    color: '#4a5751',
  },
} satisfies Record<string, CSSProperties>

/** Tables, as some mail programs lay out nothing else. */
function Table({ children, style, width }: TableProps) {
  return (
    <table
      role="presentation"
      width={width}
      cellPadding={0}
      cellSpacing={0}
      border={0}
      style={style}
    >
      <tbody>{children}</tbody>
    </table>
  )
}
interface TableProps {
  children: ReactNode
  style?: CSSProperties
  width?: number | string
}

function LetterPage({ paragraphs, action, smallPrint = [], ...head }: Letter) {
  const title = String(head.title)
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{title}</title>
        <style>{DARK_MODE}</style>
      </head>
      <body className="ground" style={styles.body}>
        <div style={styles.preview}>{`${head.preview}${PREVIEW_FILLER}`}</div>
        <Table width="100%">
          <tr>
            <td align="center" className="ground" style={styles.outer}>
              <Table width={WIDTH} style={styles.column}>
                <tr>
                  <td className="brand" style={styles.brand}>
                    Praça
                  </td>
                </tr>
                <tr>
                  <td className="paper" style={styles.paper}>
                    <h1 className="ink" style={styles.title}>
                      {title}
                    </h1>
                    {paragraphs.map(String).map((paragraph) => (
                      <p key={paragraph} className="ink" style={styles.paragraph}>
                        {paragraph}
                      </p>
                    ))}
                    {action && <Action {...action} />}
                  </td>
                </tr>
                <tr>
                  <td style={styles.foot}>
                    {smallPrint.map(String).map((line) => (
                      <p key={line} className="faint" style={styles.smallPrint}>
                        {line}
                      </p>
                    ))}
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  )
}

function Action({ text, url }: NonNullable<Letter['action']>) {
  return (
    <>
      <Table style={styles.buttonTable}>
        <tr>
          <td style={styles.buttonCell}>
            <a href={url} style={styles.button}>
              {String(text)}
            </a>
          </td>
        </tr>
      </Table>
      <p className="faint" style={styles.bareLink}>
        Se o botão não funcionar, copie este endereço no navegador:
        <br />
        <a href={url} className="brand" style={styles.link}>
          {url}
        </a>
      </p>
    </>
  )
}
