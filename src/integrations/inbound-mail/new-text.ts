/** Lines of a quote's head are broken by mail programs into at most so many. */
const HEAD_LINES = 4
/** Of a header block, 'De:' and what follows it. */
const BLOCK_LINES = 6
/** What follows a farewell and is still a signature. */
const SIGNATURE_LINES = 8
const SIGNATURE_WIDTH = 80

/** 'Em sex., 27 de nov. de 2026 às 09:12, Praça <…> escreveu:', in Portuguese and English. */
const isHead = (text: string) =>
  /^(?:em|on)\s/i.test(text) &&
  /(?:escreveu|wrote)\s*:$/i.test(text) &&
  /[@<]|\d{1,2}[:h]\d{2}/.test(text)

const FROM = /^\*?(?:de|from)\s*:\*?\s/i
const OTHER_HEADER = /^\*?(?:enviad[ao](?: em)?|sent|data|date|para|to|assunto|subject|cc)\s*:/i
const RULE =
  /^(?:_{10,}|-{2,}\s*(?:mensagem (?:original|encaminhada)|original message|forwarded message)\s*-{2,})$/i
const SEPARATOR = /^--\s*$/
const FROM_DEVICE =
  /^(?:enviad[ao] d[aoe] (?:meu |minha )?\S.*|enviad[ao] (?:via|pelo|pela) \S.*|sent from \S.*|obter o outlook para .*|baixe o outlook para .*|get outlook for .*)$/i
const FAREWELL =
  /^(?:atenciosamente|att|atte|cordialmente|abraços?|abs|saudações|(?:best |kind )?regards|cheers|sincerely)\s*[,.!]*$/i
const POSTSCRIPT = /^(?:p\.? ?s\.?|obs\.?)\s*[:.-]/i

const isQuoted = (line: string) => line.startsWith('>')

/** How many lines from one on are the head of a quote; 0 for none. */
function headAt(lines: string[], at: number): number {
  for (let count = 1; count <= HEAD_LINES; count++) {
    const part = lines.slice(at, at + count).map((line) => line.replace(/^[>\s]+/, ''))
    // A head has no blank line within it.
    if (part.some((line) => line === '')) return 0
    if (isHead(part.join(' '))) return count
  }
  return 0
}

/** Whether what was sent before begins at a line, with its headers: as Outlook has it, without a mark at each line. */
function isBlockAt(lines: string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (RULE.test(line)) return true
  if (!FROM.test(line)) return false
  const next = lines.slice(at + 1, at + BLOCK_LINES)
  return next.filter((one) => OTHER_HEADER.test(one)).length >= 2
}

/** From each line on the first that is not blank, found in one go: a text of heads alone would be read as often as it has lines. */
function nextTexts(lines: string[]): (string | undefined)[] {
  const next: (string | undefined)[] = []
  for (let at = lines.length - 1; at >= 0; at--) next[at] = lines[at] || next[at + 1]
  return next
}

/** Without what is quoted: lines with a mark where they stand, and all that follows a head without marks. */
function withoutQuotes(lines: string[]): string[] {
  const kept: string[] = []
  const next = nextTexts(lines)
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (isBlockAt(lines, at)) break
    const head = headAt(lines, at)
    if (head > 0) {
      const after = next[at + head]
      // Whoever answers between the lines of a quote goes on after it.
      if (after !== undefined && !isQuoted(after)) break
      at += head - 1
    } else if (!isQuoted(line)) kept.push(line)
  }
  return kept
}

/** Without a signature: by the mark of RFC 3676, of a telephone, or after a farewell. */
function withoutSignature(lines: string[]): string[] {
  const mark = lines.findIndex((line) => SEPARATOR.test(line))
  const own = (mark < 0 ? lines : lines.slice(0, mark)).filter((line) => !FROM_DEVICE.test(line))
  const farewell = own.findLastIndex((line) => FAREWELL.test(line))
  if (farewell <= 0) return own
  const after = own.slice(farewell + 1).filter((line) => line !== '')
  const isSignature =
    after.length <= SIGNATURE_LINES &&
    after.every((line) => line.length <= SIGNATURE_WIDTH && !POSTSCRIPT.test(line))
  return isSignature ? own.slice(0, farewell) : own
}

/**
 * What somebody wrote in answer to a letter, without what they quote and how they sign: as Gmail, Outlook, Apple
 * Mail and telephones write it, in Portuguese and English. Line by line: no text takes long.
 */
export function newText(written: string): string {
  const lines = written
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .split('\n')
    .map((line) => line.trim())
  return withoutSignature(withoutQuotes(lines))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
