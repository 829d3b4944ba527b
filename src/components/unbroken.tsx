import { Children, cloneElement, isValidElement, type ReactNode } from 'react'

/** As 'NF-e', which a line otherwise ends within. */
const SHORT_WITH_HYPHEN = /((?<![\p{L}\d-])[\p{L}\d]{1,6}-[\p{L}\d]{1,6}(?![\p{L}\d-]))/u

/** In one element, so that it stays one text where its parent lays parts out. */
function unbroken(text: string): ReactNode {
  const parts = text.split(SHORT_WITH_HYPHEN)
  if (parts.length === 1) return text
  return (
    <span>
      {parts.map((part, at) =>
        at % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which changes as a whole
          <span key={at} className="unbroken">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  )
}

const hasChildren = (props: unknown): props is { children: ReactNode } =>
  typeof props === 'object' && props !== null && 'children' in props

/**
 * Words of which no short one is cut at its hyphen, also within the elements among them. What a component writes
 * itself stays as it is.
 */
export const Unbroken = ({ children }: { children: ReactNode }): ReactNode =>
  Children.map(children, (child) => {
    if (typeof child === 'string') return unbroken(child)
    // One within another would be wrapped without an end.
    if (!isValidElement(child) || child.type === Unbroken || !hasChildren(child.props)) return child
    return cloneElement(child, undefined, <Unbroken>{child.props.children}</Unbroken>)
  })
