import { Children, cloneElement, isValidElement, type ReactNode } from 'react'

/** As 'NF-e', which a line otherwise ends within. */
const SHORT_WITH_HYPHEN = /((?<![\p{L}\d-])[\p{L}\d]{1,6}-[\p{L}\d]{1,6}(?![\p{L}\d-]))/u

const hasChildren = (props: unknown): props is { children: ReactNode } =>
  typeof props === 'object' && props !== null && 'children' in props

/**
 * Words of which no short one is cut at its hyphen, also within the elements among them. What a component writes
 * itself stays as it is.
 */
export const Unbroken = ({ children }: { children: ReactNode }): ReactNode =>
  Children.map(children, (child) => {
    if (typeof child === 'string')
      return child.split(SHORT_WITH_HYPHEN).map((part, at) =>
        at % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which changes as a whole
          <span key={at} className="unbroken">
            {part}
          </span>
        ) : (
          part
        ),
      )
    if (!isValidElement(child) || !hasChildren(child.props)) return child
    return cloneElement(child, undefined, <Unbroken>{child.props.children}</Unbroken>)
  })
