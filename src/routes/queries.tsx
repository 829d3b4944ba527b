import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { Confirmation } from '#/features/accounts/second-factor/ui/confirmation.tsx'
import { createQueries } from '#/platform/browser/create-queries.ts'
import { useFreshAnswers } from '#/platform/browser/use-fresh-answers.ts'

/** Around the screens that ask the API for more than their page came with. */
export default function Queries() {
  const [queries] = useState(createQueries)
  useFreshAnswers(queries)
  return (
    <QueryClientProvider client={queries}>
      <Outlet />
      <Confirmation />
    </QueryClientProvider>
  )
}
