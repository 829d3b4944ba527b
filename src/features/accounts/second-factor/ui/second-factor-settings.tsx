import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '#/components/button.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { LoadFailed } from '#/components/load-failed.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { formatDay } from '#/domain/dates.ts'
import type { OwnProfile } from '#/features/profile/schema.ts'
import { lacksSecondFactor } from '#/platform/browser/confirmation.ts'
import { secondFactorOf } from '../queries.ts'
import type { ProveBothFormProps } from './prove-both-form.tsx'
import styles from './second-factor.module.css'
import type { SetUpFormProps } from './set-up-form.tsx'

const SetUpForm = lazyPart<SetUpFormProps>(() => import('./set-up-form.tsx'))
const ProveBothForm = lazyPart<ProveBothFormProps>(() => import('./prove-both-form.tsx'))

const TITLES = {
  setUp: 'Ativar a verificação em duas etapas',
  codes: 'Trocar os códigos de recuperação',
  removal: 'Desativar a verificação em duas etapas',
}
type Subject = keyof typeof TITLES

/** Whether a login asks for a code as well, and how that is changed. */
export function SecondFactorSettings({ own }: { own: OwnProfile }) {
  const queries = useQueryClient()
  const query = secondFactorOf(own._id)
  const { data, isError, refetch } = useQuery(query)
  const { open, close, about = 'setUp', props } = useDialog<Subject>()

  async function onChanged() {
    lacksSecondFactor.set(() => false)
    await queries.invalidateQueries({ queryKey: query.queryKey })
  }

  return (
    <>
      {isError ? (
        <LoadFailed title="Não foi possível ver se ela está ativada." onRetry={refetch} />
      ) : !data ? (
        <div className={styles.waiting} role="status" aria-label="Carregando" />
      ) : data.ativadaEm ? (
        <>
          <p>
            Ativada em {formatDay(data.ativadaEm)}: cada acesso pede também um código do seu
            aplicativo. Códigos de recuperação que restam: {data.codigosRestantes}.
          </p>
          <div className={styles.deeds}>
            <Button look="secondary" onClick={() => open('codes')}>
              Trocar os códigos
            </Button>
            <Button look="secondary" onClick={() => open('removal')}>
              Desativar
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>
            {data.exigida
              ? 'Para usar a administração deste site, ela precisa estar ativada. '
              : 'Opcional. '}
            Quem descobrir a sua senha ainda não entra: cada acesso pede também um código de um
            aplicativo no seu celular.
          </p>
          {own.hasPassword ? (
            <Button look="secondary" onClick={() => open('setUp')}>
              Ativar
            </Button>
          ) : (
            <p>Para ativar, defina antes uma senha.</p>
          )}
        </>
      )}
      <FormDialog
        title={TITLES[about]}
        lossTitle="Fechar sem guardar os códigos"
        lossQuestion="Eles não aparecem de novo. Se você ainda não os guardou, escolha Não e copie, baixe ou imprima a lista. Fechar?"
        {...props}
      >
        {about === 'setUp' ? (
          <SetUpForm onChanged={onChanged} onClose={close} />
        ) : (
          <ProveBothForm key={about} deed={about} onChanged={onChanged} onClose={close} />
        )}
      </FormDialog>
    </>
  )
}
