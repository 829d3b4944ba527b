import { CloudOff, MapPinOff } from 'lucide-react'
import { Button, ButtonLink } from './button.tsx'
import { FocusScreen } from './focus-screen.tsx'

interface ErrorScreenProps {
  missing: boolean
  /** Of the answer, where there was one: says whose fault it is. */
  status?: number
}

const FAULTS: Partial<Record<number, string>> = {
  429: 'Foram muitos pedidos em pouco tempo.',
  503: 'Não foi possível atender agora.',
}

/** Stands for a whole page that does not exist or could not be made, with ways on. */
export function ErrorScreen({ missing, status = 500 }: ErrorScreenProps) {
  const fault = FAULTS[status] ?? 'A falha foi nossa.'
  return (
    <>
      <title>{missing ? 'Página não encontrada · Praça' : 'Algo deu errado · Praça'}</title>
      <meta name="robots" content="noindex" />
      <FocusScreen
        title={missing ? 'Não encontramos esta página' : 'Algo deu errado'}
        icon={missing ? <MapPinOff aria-hidden="true" /> : <CloudOff aria-hidden="true" />}
        tone={missing ? undefined : 'problem'}
        actions={
          <>
            {!missing && <Button onClick={() => location.reload()}>Tentar de novo</Button>}
            <ButtonLink to="/softwares" look={missing ? 'primary' : 'secondary'}>
              Ver softwares
            </ButtonLink>
            <ButtonLink to="/suppliers" look="secondary">
              Ver fornecedores
            </ButtonLink>
            <ButtonLink to="/" look="secondary">
              Voltar ao início
            </ButtonLink>
          </>
        }
      >
        <p>{missing ? 'Ela pode ter sido removida ou mudado de endereço.' : fault}</p>
        <p>
          {missing
            ? 'Procure pelo nome na busca de softwares ou de fornecedores.'
            : 'Tente de novo em instantes. Se continuar, volte um pouco mais tarde.'}
        </p>
      </FocusScreen>
    </>
  )
}
