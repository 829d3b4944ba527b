/** What would end a script, or a line of one, where it stands in a text. */
const UNSAFE = /[&><\u2028\u2029]/g
const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * The script that gives the browser's router the data of a page, as `StreamTransfer` of React Router
 * writes it; that one waits for its stream, which rendering at once does not.
 * @param data as React Router encodes them
 * @param nonce the mark of our scripts
 */
export async function handoffScript(data: ReadableStream<Uint8Array>, nonce: string) {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of data) text += decoder.decode(bytes, { stream: true })
  const literal = JSON.stringify(text).replace(UNSAFE, escaped)
  const stream = 'window.__reactRouterContext.streamController'
  return `<script nonce="${nonce}">${stream}.enqueue(${literal});${stream}.close();</script>`
}
