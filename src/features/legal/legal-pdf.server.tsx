import { parseDocument } from 'htmlparser2'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { TERMS_VERSION } from '#/domain/terms.ts'
import { type LegalText, VERSION_DAY } from './ui/legal-page.tsx'

type Document = ReturnType<typeof parseDocument>
type Node = Document['children'][number]

/** What a reader sees as one: a paragraph, an item, a subject, a term with what is said of it. */
interface Block {
  look: keyof typeof LOOKS
  text: string
}

/** Points. */
const LOOKS = {
  heading: { font: 'Helvetica-Bold', size: 13, before: 14, indent: 0, tag: 'H2' },
  subject: { font: 'Helvetica-Bold', size: 10.5, before: 7, indent: 0, tag: 'P' },
  text: { font: 'Helvetica', size: 10.5, before: 5, indent: 0, tag: 'P' },
  item: { font: 'Helvetica', size: 10.5, before: 4, indent: 14, tag: 'P' },
} as const

const MARGIN = 64
/** A heading stays with the first lines of what it is of. */
const KEPT_TOGETHER = 64
/** Elements that are written as a block of their own; what is around them is walked through. */
const BLOCKS: Record<string, Block['look']> = {
  p: 'text',
  li: 'item',
  summary: 'subject',
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.data
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

const wordsOf = (node: Node) =>
  textOf(node)
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()

function blocksOf(node: Node): Block[] {
  if (node.type !== 'tag') return []
  const [term, said] = node.children
  if (term?.type === 'tag' && term.name === 'dt' && said)
    return [{ look: 'text', text: `${wordsOf(term)}: ${wordsOf(said)}` }]
  const look = BLOCKS[node.name]
  return look ? [{ look, text: wordsOf(node) }] : node.children.flatMap(blocksOf)
}

/** What the PDF of a legal text says, in its order. */
export function* contentOf({ sections }: LegalText): Generator<Block> {
  for (const [index, { title, content }] of sections.entries()) {
    yield { look: 'heading', text: `${index + 1}. ${title}` }
    const html = renderToStaticMarkup(<MemoryRouter>{content}</MemoryRouter>)
    yield* parseDocument(html).children.flatMap(blocksOf)
  }
}

/** A legal text as a tagged PDF, the same bytes for the same text. */
export async function legalPdf(text: LegalText): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded when somebody asks: few do, and it takes 30 MB.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'pt-BR',
    tagged: true,
    displayTitle: true,
    info: { Title: `${text.title} da Praça`, CreationDate: new Date(TERMS_VERSION) },
  })
  const put = (tag: string, draw: () => void) => pdf.addStructure(pdf.struct(tag, {}, draw))
  put('H1', () => pdf.font('Helvetica-Bold').fontSize(22).text(text.title))
  put('P', () => pdf.font('Helvetica').fontSize(11).text(text.lead).moveDown(0.5))
  put('P', () => pdf.fontSize(9).text(`Versão de ${VERSION_DAY}`))
  for (const { look, text: line } of contentOf(text)) {
    const { font, size, before, indent, tag } = LOOKS[look]
    const room = pdf.page.height - MARGIN - pdf.y
    const leads = look === 'heading' || look === 'subject'
    if (leads && room < KEPT_TOGETHER) pdf.addPage()
    put(tag, () => {
      pdf.font(font).fontSize(size)
      pdf.y += before
      const written = look === 'item' ? `•  ${line}` : line
      pdf.text(written, MARGIN + indent, undefined, { width: pdf.page.width - 2 * MARGIN - indent })
    })
  }
  pdf.end()
  const chunks: Uint8Array[] = []
  for await (const chunk of pdf) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}
