import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, use } from 'react'
import { createQueries } from '#/platform/browser/create-queries.ts'
import { useFreshAnswers } from '#/platform/browser/use-fresh-answers.ts'

/** Of a tab, for all parts that bring the library with them: what one asked, another knows. */
const queries = createQueries()

/** Around a part that asks the API, on a page that does not. In the browser alone. */
export default function Queries({ children }: { children: ReactNode }) {
  return use(QueryClientContext) ? children : <OwnQueries>{children}</OwnQueries>
}

function OwnQueries({ children }: { children: ReactNode }) {
  useFreshAnswers(queries)
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}
