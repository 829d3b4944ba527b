import type { CSSProperties, ReactNode } from 'react'
import { asSentence } from '#/domain/text.ts'
import type { Env } from '#/platform/server/env.server.ts'
import type { Line } from './line.ts'
import type { Mail } from './mailer.server.ts'

/** What a mail of ours says. Every text is plain; none is markup. */
export interface Letter {
  /** The mail's subject too. */
  title: Line
  /** What mail programs show beside the subject in their list. */
  preview: Line
  /** Why somebody gets it, after 'porque' and without a full stop. */
  why: Line
  paragraphs: Line[]
  /** Where it leads: each letter has one button. */
  action: { text: Line; url: string }
  /** In the foot: until when the link is good, what to do if it was somebody else. */
  smallPrint?: Line[]
  /** Of letters that come again and again: what ends them, at one press. */
  stop?: {
    text: Line
    /** The screen that ends them. */
    url: string
    /** What a mail program sends a POST to for the same. */
    post: string
  }
}

/** Who writes every letter. */
export interface Sender {
  /** Who runs the site. */
  operator: string
  /** Address of the site, without a slash at the end. */
  site: string
}

/** The sender, by the configuration of the site. */
export const senderOf = ({
  OPERATOR_NAME,
  PUBLIC_URL,
}: Pick<Env, 'OPERATOR_NAME' | 'PUBLIC_URL'>): Sender => ({
  operator: OPERATOR_NAME,
  site: PUBLIC_URL,
})

/** A letter as a mail, in both the forms of one. */
export async function renderLetter(letter: Letter, sender: Sender): Promise<Omit<Mail, 'to'>> {
  const { render } = await import('@react-email/render')
  return {
    subject: String(letter.title),
    html: await render(<LetterPage letter={letter} sender={sender} />),
    text: plainText(letter, sender),
    unsubscribe: letter.stop?.post,
  }
}

const reasonOf = ({ why }: Letter) => asSentence(`Você recebe este e-mail porque ${why}`)
const senderLine = ({ operator }: Sender) => asSentence(`Quem envia: ${operator}`)
const privacyPage = ({ site }: Sender) => `${site}/privacidade`

function plainText(letter: Letter, sender: Sender): string {
  const { title, paragraphs, action, smallPrint = [], stop } = letter
  // Alone in its line, a link is a link in every program.
  const link = `${action.text}:\n${action.url}`
  const foot = [
    'Praça',
    ...smallPrint,
    reasonOf(letter),
    ...(stop ? [`${stop.text}:\n${stop.url}`] : []),
    senderLine(sender),
    `Privacidade: ${privacyPage(sender)}`,
  ].join('\n')
  return `${[title, ...paragraphs, link, foot].join('\n\n')}\n`
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
  // A name without a space would widen the letter beyond a telephone.
  wordBreak: 'break-word',
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
  brandRow: { padding: '0 4px 16px' },
  mark: {
    width: 0,
    height: 0,
    borderStyle: 'solid',
    borderWidth: 14,
    borderColor: '#0b6b4f #084c39 #0b6b4f #f5b301',
    borderRadius: 8,
    fontSize: 0,
    lineHeight: 0,
  },
  brand: {
    ...font,
    padding: '0 0 0 10px',
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
  },
  link: { color: '#0b6b4f', wordBreak: 'break-all' },
  unbroken: { whiteSpace: 'nowrap' },
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

/** No line ends within 'e-mail'. */
const unbroken = (text: string) =>
  text.split(/(e-mails?)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which does not change
      <span key={index} style={styles.unbroken}>
        {part}
      </span>
    ),
  )

/** The site's mark as the four edges of a box: no picture to load, so that nobody learns that a letter was opened. */
function Brand() {
  return (
    <Table>
      <tr>
        <td>
          <div style={styles.mark} aria-hidden="true" />
        </td>
        <td className="brand" style={styles.brand}>
          Praça
        </td>
      </tr>
    </Table>
  )
}

function LetterPage({ letter, sender }: { letter: Letter; sender: Sender }) {
  const { paragraphs, action, smallPrint = [], preview, stop } = letter
  const title = String(letter.title)
  const foot = [...smallPrint.map(String), reasonOf(letter), senderLine(sender)]
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
        <div style={styles.preview}>{`${preview}${PREVIEW_FILLER}`}</div>
        <Table width="100%">
          <tr>
            <td align="center" className="ground" style={styles.outer}>
              <Table width={WIDTH} style={styles.column}>
                <tr>
                  <td style={styles.brandRow}>
                    <Brand />
                  </td>
                </tr>
                <tr>
                  <td className="paper" style={styles.paper}>
                    <h1 className="ink" style={styles.title}>
                      {unbroken(title)}
                    </h1>
                    {paragraphs.map(String).map((paragraph) => (
                      <p key={paragraph} className="ink" style={styles.paragraph}>
                        {unbroken(paragraph)}
                      </p>
                    ))}
                    <Action {...action} />
                  </td>
                </tr>
                <tr>
                  <td style={styles.foot}>
                    {foot.map((line) => (
                      <p key={line} className="faint" style={styles.smallPrint}>
                        {unbroken(line)}
                      </p>
                    ))}
                    {stop && (
                      <p className="faint" style={styles.smallPrint}>
                        <a href={stop.url} className="brand" style={styles.link}>
                          {String(stop.text)}
                        </a>
                      </p>
                    )}
                    <p className="faint" style={styles.smallPrint}>
                      <a href={privacyPage(sender)} className="brand" style={styles.link}>
                        Privacidade
                      </a>
                    </p>
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

function Action({ text, url }: Letter['action']) {
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
