/** The path of a page's twin in Markdown. @param path with its parameters, if any */
export function markdownPath(path: string): string {
  const [page = '', ...parameters] = path.split('?')
  return [`${page === '/' ? '/index' : page}.md`, ...parameters].join('?')
}
