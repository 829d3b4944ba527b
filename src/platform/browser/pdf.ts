/** A4 on its side, in points. */
export const PAGE = { width: 842, height: 595, margin: 42 } as const

/** Widths of Helvetica's letters from the space on, in thousandths of the size: Adobe's metrics of the 14 standard faces. */
const WIDTHS =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number)
const OTHER_WIDTH = 1000
/** Bold letters are wider by this at most, taken over a line. */
const BOLD = 1.1

/** What the encoding of PDF's own faces has beside Latin 1: its places from 0x80 on; '' where there is none. */
const WINDOWS = [...'€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'].map((letter) => letter.trim())

/** A piece of text at a place of a page, in points from its upper left corner to the foot of the letters. */
export interface PdfText {
  text: string
  x: number
  y: number
  size: number
  isBold?: boolean
}

/** A line across a page. */
export interface PdfRule {
  x: number
  y: number
  width: number
}

export interface PdfPage {
  texts: PdfText[]
  rules: PdfRule[]
}

/** How wide a text is, in points; at least. */
export function widthOf(text: string, size: number, isBold = false): number {
  let sum = 0
  for (const letter of text) {
    // A letter with an accent is as wide as without.
    const code = letter.normalize('NFD').charCodeAt(0)
    sum += WIDTHS[code - 32] ?? OTHER_WIDTH
  }
  return (sum * size * (isBold ? BOLD : 1)) / 1000
}

/** The beginning of a word that fits, one letter at least. */
function fitting(word: string, width: number, size: number, isBold: boolean): string {
  let length = word.length
  while (length > 1 && widthOf(word.slice(0, length), size, isBold) > width) length -= 1
  return word.slice(0, length)
}

/** A text in lines that fit: between words, and within a word that is longer than a line. */
export function linesOf(text: string, width: number, size: number, isBold = false): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(/\s+/)) {
      const longer = line ? `${line} ${word}` : word
      if (widthOf(longer, size, isBold) <= width) {
        line = longer
        continue
      }
      if (line) lines.push(line)
      let rest = word
      while (widthOf(rest, size, isBold) > width) {
        const part = fitting(rest, width, size, isBold)
        if (part === rest) break
        lines.push(part)
        rest = rest.slice(part.length)
      }
      line = rest
    }
    return [...lines, line]
  })
}

/** A letter in the encoding of PDF's own faces: what that lacks, as an emoji, is '?'. */
function byteOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if ((code >= 32 && code < 127) || (code >= 160 && code < 256)) return code
  const place = WINDOWS.indexOf(letter)
  return place >= 0 ? place + 128 : 63
}

const hex = (bytes: number[]) => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** A text as PDF's own faces have it. */
const shown = (text: string) => `<${hex([...text.normalize('NFC')].map(byteOf))}>`

/** A text of the document's data: UTF-16, with its mark. */
const named = (text: string) => {
  const units = Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))
  return `<feff${hex(units.flatMap((unit) => [unit >> 8, unit & 255]))}>`
}

const number = (value: number) => String(Math.round(value * 100) / 100)

const contentOf = ({ texts, rules }: PdfPage) =>
  [
    ...rules.map(({ x, y, width }) => {
      const at = number(PAGE.height - y)
      return `0.8 G ${number(x)} ${at} m ${number(x + width)} ${at} l S`
    }),
    ...texts.map(({ text, x, y, size, isBold }) =>
      [
        `BT /${isBold ? 'B' : 'R'} ${number(size)} Tf`,
        `${number(x)} ${number(PAGE.height - y)} Td ${shown(text)} Tj ET`,
      ].join(' '),
    ),
  ].join('\n')

const face = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/** Pages as a PDF, made in the browser with the faces that each reader of PDF has. All of it is ASCII. */
export function pdfOf(title: string, pages: PdfPage[]): string {
  const kids = pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ')
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> >>`,
    face('Helvetica'),
    face('Helvetica-Bold'),
    ...pages.flatMap((page, index) => {
      const content = contentOf(page)
      return [
        `<< /Type /Page /Parent 2 0 R /Contents ${6 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ]
    }),
    `<< /Title ${named(title)} /Producer (Praca) >>`,
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}
