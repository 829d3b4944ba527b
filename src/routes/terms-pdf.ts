import { legalPdf } from '#/features/legal/legal-pdf.server.tsx'
import { operatorOf } from '#/features/legal/operator.server.ts'
import { termsText } from '#/features/legal/ui/terms-sections.tsx'
import { pageContext } from '#/platform/server/page-context.server.ts'
import { pdfResponse } from '#/platform/server/pdf-response.server.ts'
import type { Route } from './+types/terms-pdf'

export async function loader({ context }: Route.LoaderArgs) {
  const { env } = context.get(pageContext)
  return pdfResponse(await legalPdf(termsText(operatorOf(env))))
}
