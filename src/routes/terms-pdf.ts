import { legalPdf } from '#/features/legal/legal-pdf.server.tsx'
import { operatorOf } from '#/features/legal/operator.server.ts'
import { termsText } from '#/features/legal/ui/terms-sections.tsx'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import { pdfResponse } from '#/platform/server/pdf-response.server.ts'

export const loader = pageLoader('terms-pdf', async ({ env }) => {
  return pdfResponse(await legalPdf(termsText(operatorOf(env))))
})
