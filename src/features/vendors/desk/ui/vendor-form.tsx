import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '#/components/load-failed.tsx'
import type { FormCalls } from '#/platform/desk.ts'
import { vendorEdition } from '../../page/edition.ts'
import InfoForm from '../../page/ui/info-form.tsx'
import styles from './vendor-form.module.css'

interface VendorFormProps extends FormCalls {
  vendorId: string
}

/** The registered data of a supplier, as those who administer its page change them. */
export default function VendorForm({ vendorId, onSaved, onCancel }: VendorFormProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['desk-vendor', vendorId],
    queryFn: ({ signal }) => vendorEdition(vendorId, signal),
    gcTime: 0,
  })
  if (isError || data === null)
    return <LoadFailed title="Não foi possível carregar os dados." onRetry={refetch} />
  if (!data) return <div className={styles.waiting} role="status" aria-label="Carregando" />
  return (
    <InfoForm
      vendor={data.vendor}
      onSaved={() => void onSaved('Dados cadastrais atualizados.')}
      onClose={onCancel}
    />
  )
}
