import { filledStars, MAX_STARS } from '#/domain/rating.ts'
import { BADGE_NAMES, BADGES, type BadgeName, type BadgeSubject } from './kinds.ts'
import { BADGE_SIZE, badgesPath } from './links.ts'

/** Longest name in a badge or a widget, in characters. */
const NAME_MAX = 34

const NOT_VALID = 'Selo não vigente'

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** A text of others within XML or HTML. */
const escaped = (text: string) => text.replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '')

const shortened = (name: string) => {
  const letters = Array.from(name)
  return letters.length > NAME_MAX ? `${letters.slice(0, NAME_MAX - 1).join('')}…` : name
}

/** Room beside the mark, in pixels; wide letters need more for a long name, and are narrowed to it. */
const LINE_WIDTH = 184
const LONG_NAME = 26

const nameLine = (name: string) => {
  const text = shortened(name)
  const fitted = Array.from(text).length > LONG_NAME
  const width = fitted ? ` textLength="${LINE_WIDTH}" lengthAdjust="spacingAndGlyphs"` : ''
  return `<text x="56" y="55" font-size="10.5" fill="#616e68"${width}>${escaped(text)}</text>`
}

const FONT = 'font-family="system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif"'

/** Our mark: four triangles, as the edges of a box. */
const MARK =
  '<g transform="translate(14 18)"><path d="M0 0h28L14 14z" fill="#0b6b4f"/><path d="M28 0v28L14 14z" fill="#084c39"/><path d="M28 28H0l14-14z" fill="#0b6b4f"/><path d="M0 28V0l14 14z" fill="#f5b301"/></g>'

/**
 * A badge as a picture that is whole by itself: no font, no script, nothing to load.
 * @param subject null of what nobody sees
 * @param token what it says, signed; none where it is not earned
 */
export function badgeSvg(name: BadgeName, subject: BadgeSubject | null, token?: string): string {
  const { title, says } = BADGES[name]
  const said = subject && says(subject)
  const first = said ? title : NOT_VALID
  const second = said ?? title
  const heard = subject
    ? `${first}: ${second}. ${subject.name}, na Praça`
    : `${first}: ${second}, na Praça`
  const { width, height } = BADGE_SIZE
  const ink = said ? '#16201c' : '#616e68'
  const third = subject ? nameLine(subject.name) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" xml:lang="pt-BR" role="img" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-label="${escaped(heard)}"><title>${escaped(heard)}</title>${token ? `<metadata>${token}</metadata>` : ''}<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="10" fill="#fff" stroke="#cbd1cb"/>${said ? MARK : ''}<g ${FONT} fill="${ink}"><text x="56" y="22" font-size="14" font-weight="700">${escaped(first)}</text><text x="56" y="40" font-size="13">${escaped(second)}</text>${third}</g></svg>`
}

const STAR = '12 2 15 9 22.5 9.5 16.8 14.4 18.6 21.7 12 17.7 5.4 21.7 7.2 14.4 1.5 9.5 9 9'

/** Five stars as far as they are filled. */
const stars = (rating: number) => {
  const five = Array.from(
    { length: MAX_STARS },
    (_, place) => `<polygon points="${STAR}" transform="translate(${place * 24})"/>`,
  ).join('')
  const filled = filledStars(rating) * 24
  return `<svg width="100" height="20" viewBox="0 0 120 24" aria-hidden="true"><g fill="#cbd1cb">${five}</g><clipPath id="c"><rect width="${filled.toFixed(1)}" height="24"/></clipPath><g fill="#f5b301" clip-path="url(#c)">${five}</g></svg>`
}

/** Held against the policy of its answer by its hash. */
export const EMBED_STYLE =
  ':root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;font:15px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;color:light-dark(#16201c,#e8eeea)}main{min-height:100vh;padding:14px 16px;border:1px solid light-dark(#cbd1cb,#45524b);border-radius:12px;background:light-dark(#fff,#18201c);overflow-wrap:anywhere}h1{margin:0 0 4px;font-size:17px}p,ul{margin:0}ul{padding:0;list-style:none}.r{display:flex;flex-wrap:wrap;align-items:center;gap:2px 8px}li{margin-top:2px}a{color:light-dark(#0b6b4f,#5ecaa2)}.f{margin-top:8px;font-size:14px}'

/** The widget: a document for a frame in anybody's page, of every badge that is earned. Nothing but links. */
export function embedHtml(subject: BadgeSubject, publicUrl: string): string {
  const { rating, reviews } = subject
  const name = escaped(shortened(subject.name))
  const earned = BADGE_NAMES.flatMap((badge) => {
    const { title, says } = BADGES[badge]
    const said = says(subject)
    return said && badge !== 'estrelas'
      ? [`<li><strong>${title}</strong> ${escaped(said)}</li>`]
      : []
  }).join('')
  const said = BADGES.estrelas.says(subject)
  const rated = said
    ? `<p class="r">${stars(rating)}<span>${escaped(said)}</span></p>`
    : `<p>${reviews === 0 ? 'Ainda sem avaliações' : 'Poucas avaliações para uma média'} na Praça.</p>`
  const link = (path: string, text: string) =>
    `<a href="${publicUrl}${path}" target="_blank" rel="noopener">${text}</a>`
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${name} na Praça</title><style>${EMBED_STYLE}</style><main><h1>${link(subject.page, name)}</h1>${rated}${earned && `<ul>${earned}</ul>`}<p class="f">${link(badgesPath(subject.id), 'Conferir na Praça')}</p></main></html>`
}

/** Stands where there is nothing to show any more. */
export const embedGone = (publicUrl: string): string =>
  `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${NOT_VALID}</title><style>${EMBED_STYLE}</style><main><p>${NOT_VALID}.</p><p class="f"><a href="${publicUrl}/selos" target="_blank" rel="noopener">Os selos da Praça</a></p></main></html>`
