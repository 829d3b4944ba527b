import { legalPdf } from '#/features/legal/legal-pdf.server.tsx'
import { privacyFactsOf } from '#/features/legal/operator.server.ts'
import { privacyText } from '#/features/legal/ui/privacy-sections.tsx'
import { pageContext } from '#/platform/server/page-context.server.ts'
import { pdfResponse } from '#/platform/server/pdf-response.server.ts'
import type { Route } from './+types/privacy-pdf'

export async function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(pageContext)
  return pdfResponse(await legalPdf(privacyText(privacyFactsOf(env))))
}
