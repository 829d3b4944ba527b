import { useState } from 'react'
import { Button, ButtonLink } from '#/components/button.tsx'
import { Dialog } from '#/components/dialog.tsx'
import { maskCnpj } from '#/domain/cnpj.ts'
import { newSupplierPath, registrationSearchPath } from '#/platform/links.ts'
import { CNPJ_TAKEN } from '../../limits.ts'
import { registeredName } from '../../names.ts'
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
  /** Registered with the CNPJ that was typed; null for none. */
  vendor: KnownVendor | null
  onClose(): void
}

/** A company that is here already is not registered twice. */
export function RegisteredDialog({ vendor, onClose }: RegisteredDialogProps) {
  const [latest, setLatest] = useState(vendor)
  // What is closing stays as it was while it fades.
  if (vendor && vendor !== latest) setLatest(vendor)
  const way = latest && wayOn(latest)
  return (
    <Dialog title={CNPJ_TAKEN} opened={vendor !== null} onClose={onClose}>
      {latest && way && (
        <>
          <p className={styles.company}>
            <strong>{registeredName(latest.nomeFantasia || latest.razaoSocial)}</strong>
            <span>{maskCnpj(latest.cnpj)}</span>
          </p>
          <p className={styles.text}>Esta empresa já está na Praça. {way.text}</p>
          <div className={styles.actions}>
            <Button look="secondary" onClick={onClose}>
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
