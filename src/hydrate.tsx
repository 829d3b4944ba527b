import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

/** @returns once the page answers to the person */
export const hydrate = () =>
  new Promise<void>((resolve) => {
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <Mounted onMount={resolve}>
            <HydratedRouter />
          </Mounted>
        </StrictMode>,
      )
    })
  })

/** Around the page: its effect comes after all of those within. */
function Mounted({ onMount, children }: { onMount(): void; children: ReactNode }) {
  useEffect(onMount, [onMount])
  return children
}
