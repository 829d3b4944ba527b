import { Button, ButtonLink } from '#/components/button.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { maskCnpj } from '#/domain/cnpj.ts'
import { registeredName } from '#/domain/text.ts'
import { newSupplierPath, registrationSearchPath } from '#/platform/links.ts'
import { CNPJ_TAKEN } from '../../limits.ts'
import type { KnownVendor } from '../../schema.ts'
import styles from './registered-dialog.module.css'

/** Whose page it is decides what can be done. */
function wayOn(vendor: KnownVendor) {
  if (!vendor.owns) {
    return {
      text: 'Se você representa a empresa, peça o controle da página para cuidar dela.',
      action: 'Solicitar controle da página',
      to: registrationSearchPath(vendor.cnpj),
    }
  }
  if (vendor.isDraft) {
    return {
      text: 'Foi você quem começou este cadastro. Continue de onde parou.',
      action: 'Continuar o cadastro',
      to: newSupplierPath(vendor._id),
    }
  }
  return {
    text: 'Você já administra a página desta empresa.',
    action: 'Ver a página',
    to: `/supplier/details/${vendor._id}`,
  }
}

interface RegisteredDialogProps {
  /** Registered with the CNPJ that was typed. */
  vendor: KnownVendor | undefined
  opened: boolean
  onClose(): void
}

/** A company that is here already is not registered twice. */
export function RegisteredDialog({ vendor, ...dialog }: RegisteredDialogProps) {
  const way = vendor && wayOn(vendor)
  return (
    <Dialog title={CNPJ_TAKEN} {...dialog}>
      {vendor && way && (
        <>
          <p className={styles.company}>
            <strong>{registeredName(vendor.nomeFantasia || vendor.razaoSocial)}</strong>
            <span>{maskCnpj(vendor.cnpj)}</span>
          </p>
          <p className={styles.text}>Esta empresa já está na Praça. {way.text}</p>
          <div className={styles.actions}>
            <Button look="secondary" onClick={dialog.onClose}>
              Usar outro CNPJ
            </Button>
            <ButtonLink to={way.to} data-autofocus>
              {way.action}
            </ButtonLink>
          </div>
        </>
      )}
    </Dialog>
  )
}
