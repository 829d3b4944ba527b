import { Children, type ReactNode } from 'react'

/** As 'NF-e', which a line otherwise ends within. */
const SHORT_WITH_HYPHEN = /((?<![\p{L}\d-])[\p{L}\d]{1,6}-[\p{L}\d]{1,6}(?![\p{L}\d-]))/u

/** Words of which no short one is cut at its hyphen; what stands between them stays as it is. */
export const Unbroken = ({ children }: { children: ReactNode }) =>
  Children.map(children, (child) =>
    typeof child === 'string'
      ? child.split(SHORT_WITH_HYPHEN).map((part, at) =>
          at % 2 ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which changes as a whole
            <span key={at} className="unbroken">
              {part}
            </span>
          ) : (
            part
          ),
        )
      : child,
  )
