import { Download } from 'lucide-react'
import { Button } from '#/components/button.tsx'
import { useSending } from '#/components/use-sending.ts'
import { downloadProposal } from '../queries.ts'

interface ProposalFileProps {
  conversationId: string
  messageId: string
  /** Where several stand beside one another. */
  label?: string
}

/** Hands the PDF of a proposal to the browser. */
export function ProposalFile({ conversationId, messageId, label }: ProposalFileProps) {
  const [sending, send] = useSending()
  return (
    <Button
      look="quiet"
      aria-label={label}
      disabled={sending}
      onClick={() => send(() => downloadProposal(conversationId, messageId))}
    >
      <Download size={18} aria-hidden="true" /> Baixar PDF
    </Button>
  )
}
