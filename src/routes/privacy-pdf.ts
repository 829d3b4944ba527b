import { legalPdf } from '#/features/legal/legal-pdf.server.tsx'
import { privacyFactsOf } from '#/features/legal/operator.server.ts'
import { privacyText } from '#/features/legal/ui/privacy-sections.tsx'
import { pageLoader } from '#/platform/server/page-loader.server.ts'
import { pdfResponse } from '#/platform/server/pdf-response.server.ts'

export const loader = pageLoader('privacy-pdf', async ({ env }) => {
  return pdfResponse(await legalPdf(privacyText(privacyFactsOf(env))))
})
