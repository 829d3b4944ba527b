import { linesOf, PAGE, type PdfPage, type PdfText, pdfOf } from '#/platform/browser/pdf.ts'
import { formatScore, type Matrix, type Suggested, scoreOf, totalOf } from './model.ts'

/** Points. */
const SIZE = 10
const LEADING = 13
const PADDING = 6
const TITLE = 18
const CRITERION_WIDTH = 210
const WEIGHT_WIDTH = 46
const INNER = PAGE.width - 2 * PAGE.margin
const BOTTOM = PAGE.height - PAGE.margin

/** Writes from the top of a page to its bottom, and goes on on the next. */
class Sheets {
  pages: PdfPage[] = []
  private y = 0

  constructor() {
    this.turn()
  }

  private turn() {
    this.pages.push({ texts: [], rules: [] })
    this.y = PAGE.margin
  }

  private get page(): PdfPage {
    return this.pages.at(-1) ?? { texts: [], rules: [] }
  }

  /** Whether so much more has room on the page. */
  hasRoom = (height: number) => this.y + height <= BOTTOM

  /** Texts beside each other, each in lines of its own; where they have no room, on the next page. */
  row(cells: { x: number; lines: string[] }[], look: Pick<PdfText, 'isBold'> = {}) {
    const height = Math.max(...cells.map(({ lines }) => lines.length)) * LEADING + 2 * PADDING
    if (!this.hasRoom(height)) this.turn()
    const top = this.y + PADDING + SIZE
    for (const { x, lines } of cells)
      for (const [index, text] of lines.entries())
        this.page.texts.push({ text, x, y: top + index * LEADING, size: SIZE, ...look })
    this.y += height
    this.page.rules.push({ x: PAGE.margin, y: this.y, width: INNER })
  }

  /** A line, or a few, by itself; a longer text goes on on the next page. */
  text(text: string, { size = SIZE, isBold = false, before = 0 } = {}) {
    this.y += before
    for (const line of linesOf(text, INNER, size, isBold)) {
      const leading = size * 1.3
      if (!this.hasRoom(leading)) this.turn()
      this.page.texts.push({ text: line, x: PAGE.margin, y: this.y + size, size, isBold })
      this.y += leading
    }
  }
}

/**
 * The matrix as a PDF: what each product scores, what comes of it, and the notes.
 * @param made where and when it was made, in a line
 */
export function matrixPdf(
  matrix: Matrix,
  suggested: Suggested,
  products: { id: string; name: string }[],
  made: string,
): string {
  const sheets = new Sheets()
  const first = CRITERION_WIDTH + WEIGHT_WIDTH
  const width = (INNER - first) / products.length
  const row = (name: string, weight: string, values: string[], isBold = false) => {
    const texts = [
      { text: name, from: 0, width: CRITERION_WIDTH },
      { text: weight, from: CRITERION_WIDTH, width: WEIGHT_WIDTH },
      ...values.map((text, index) => ({ text, from: first + index * width, width })),
    ]
    sheets.row(
      texts.map((cell) => ({
        x: PAGE.margin + cell.from,
        lines: linesOf(cell.text, cell.width - PADDING, SIZE, isBold),
      })),
      { isBold },
    )
  }

  sheets.text('Matriz de decisão', { size: TITLE, isBold: true })
  sheets.text(made, { size: 9 })
  const names = products.map(({ name }) => name)
  row('Critério', 'Peso', names, true)
  for (const { name, weight } of matrix.criteria)
    row(
      name,
      String(weight),
      products.map(({ id }) => String(scoreOf(matrix, suggested, id, name) ?? '–')),
    )
  const totals = products.map(({ id }) => totalOf(matrix, suggested, id))
  row(
    'Total',
    '',
    totals.map(({ value }) => (value ? `${formatScore(value)} de 5` : '–')),
    true,
  )
  const isPart = totals.some(({ scored, of }) => scored < of)
  if (isPart)
    row(
      'Critérios com nota',
      '',
      totals.map(({ scored, of }) => `${scored} de ${of}`),
    )
  for (const { id, name } of products) {
    const note = matrix.notes[id]
    if (!note) continue
    sheets.text(`Minha anotação sobre ${name}`, { isBold: true, before: 14 })
    sheets.text(note, { before: 2 })
  }
  return pdfOf(`Matriz de decisão: ${names.join(' × ')}`, sheets.pages)
}
