import { Button } from '#/components/button.tsx'
import { downloadProof } from '../../queries.ts'

/** Hands the file of a proof to who decides about it. */
export const ProofFile = ({ id, author }: { id: string; author: string }) => (
  <Button
    look="quiet"
    aria-label={`Baixar o arquivo de ${author}`}
    onClick={() => downloadProof(id)}
  >
    Baixar
  </Button>
)
