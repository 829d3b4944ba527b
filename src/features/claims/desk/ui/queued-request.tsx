import { useState } from 'react'
import { Button } from '#/components/button.tsx'
import { Tag } from '#/components/chip.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { Fact, Facts, QueueCard } from '#/components/desk/queue-card.tsx'
import { EmailAddress } from '#/components/email-address.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import type { RefusalFormProps } from '#/components/forms/refusal-form.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { Link } from '#/components/link.tsx'
import { maskCnpj } from '#/domain/cnpj.ts'
import { formatMoment } from '#/domain/dates.ts'
import { registeredName } from '#/domain/text.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { approveRequest, refuseRequest } from '../../queries.ts'
import type { QueuedRequest as Request } from '../../schema.ts'

const RefusalForm = lazyPart<RefusalFormProps>(() => import('#/components/forms/refusal-form.tsx'))

const domainOf = (email: string) => email.slice(email.lastIndexOf('@') + 1)

interface QueuedRequestProps {
  request: Request
  /** Called after a decision, and when somebody else was faster. */
  onDecided(): Promise<void>
}

/** One request: what is known of the company beside what is known of who asks. */
export function QueuedRequest({ request, onDecided }: QueuedRequestProps) {
  const { vendor, user, email } = request
  const [asking, setAsking] = useState<'approve' | 'refuse' | null>(null)
  const company = registeredName(vendor.razaoSocial)
  const person = `${user.firstName} ${user.lastName}`
  const close = () => setAsking(null)

  async function approve() {
    try {
      const { message } = await approveRequest(request._id)
      showAlert('success', message)
    } finally {
      await onDecided()
    }
  }

  async function onRefused(message: string) {
    close()
    showAlert('success', message)
    await onDecided()
  }

  return (
    <QueueCard
      title={<Link to={`/supplier/details/${vendor._id}`}>{company}</Link>}
      beside={
        <>
          {vendor.isAssociated && <Tag tone="sun">Já tem quem a administre</Tag>}
          <p>
            Espera desde <time dateTime={request.createdAt}>{formatMoment(request.createdAt)}</time>
          </p>
        </>
      }
      deeds={
        <>
          <Button
            onClick={() => setAsking('approve')}
            aria-label={`Aprovar: ${person}, ${company}`}
          >
            Aprovar
          </Button>
          <Button
            look="grave"
            onClick={() => setAsking('refuse')}
            aria-label={`Recusar: ${person}, ${company}`}
          >
            Recusar
          </Button>
          <ConfirmDialog
            title="Aprovar pedido"
            question={`${person} passa a administrar a página de ${company} e recebe um e-mail. Aprovar?`}
            look="primary"
            opened={asking === 'approve'}
            onClose={close}
            onConfirm={approve}
          />
          <FormDialog title="Recusar pedido" opened={asking === 'refuse'} onClose={close}>
            <RefusalForm
              submit="Recusar pedido"
              refuse={(reason) => refuseRequest(request._id, reason)}
              onRefused={onRefused}
              onCancel={close}
            >
              {person} recebe o motivo por e-mail e pode fazer outro pedido para a página de{' '}
              {company}.
            </RefusalForm>
          </FormDialog>
        </>
      }
    >
      <Facts>
        <Fact term="Nome fantasia">{vendor.nomeFantasia}</Fact>
        <Fact term="CNPJ">{maskCnpj(vendor.cnpj)}</Fact>
        <Fact term="Site da empresa">
          {vendor.site && (
            <a href={vendor.site} target="_blank" rel="noopener noreferrer nofollow">
              {new URL(vendor.site).host}
            </a>
          )}
        </Fact>
        <Fact term="E-mail da empresa">
          {vendor.email && <EmailAddress>{vendor.email}</EmailAddress>}
        </Fact>
      </Facts>
      <Facts>
        <Fact term="Quem pede">
          <Link to={`/usuario/perfil/${user._id}`}>{person}</Link>
        </Fact>
        <Fact term="E-mail da conta" isLong>
          <EmailAddress>{user.email}</EmailAddress>
        </Fact>
        <Fact term="E-mail confirmado" isLong>
          <EmailAddress>{email.slice(0, -domainOf(email).length)}</EmailAddress>
          <wbr />
          <mark>
            <EmailAddress>{domainOf(email)}</EmailAddress>
          </mark>
        </Fact>
      </Facts>
    </QueueCard>
  )
}
