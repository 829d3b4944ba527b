import { LockKeyhole, SearchX } from 'lucide-react'
import { ButtonLink } from '#/components/button.tsx'
import { FocusScreen } from '#/components/focus-screen.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { ApiError } from '#/platform/browser/api-client.ts'
import styles from './area-screen.module.css'

const NOT_THEIRS = 403
/** No page has this id, or what the address says is none. */
const GONE = [404, 400]

interface AreaUnavailableProps {
  error: Error
  onRetry(): void
}

/** Stands where the area of a page is not to be shown, or did not arrive. */
export function AreaUnavailable({ error, onRetry }: AreaUnavailableProps) {
  const status = error instanceof ApiError ? error.status : 0
  if (status === NOT_THEIRS)
    return (
      <FocusScreen
        title="Você não administra esta página"
        icon={<LockKeyhole aria-hidden="true" />}
        actions={<OwnPages />}
      >
        <p>Quem a administra pode convidar você.</p>
      </FocusScreen>
    )
  if (GONE.includes(status))
    return (
      <FocusScreen
        title="Não encontramos esta página"
        icon={<SearchX aria-hidden="true" />}
        actions={<OwnPages />}
      >
        <p>Ela pode ter sido excluída, ou o endereço está incompleto.</p>
      </FocusScreen>
    )
  return (
    <div className={`container ${styles.screen}`}>
      <h1 className="visually-hidden">Área do fornecedor</h1>
      <LoadFailed
        title="Não foi possível carregar a área do fornecedor."
        why={error.message}
        onRetry={onRetry}
      />
    </div>
  )
}

const OwnPages = () => (
  <>
    <ButtonLink to="/supplier/profile">Ver minhas páginas</ButtonLink>
    <ButtonLink look="secondary" to="/supplier">
      Para fornecedores
    </ButtonLink>
  </>
)
