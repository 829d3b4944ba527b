import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BadgeCheck, Hourglass, MailCheck, ShieldAlert } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#/components/button.tsx'
import { ResendButton } from '#/components/forms/resend-button.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { Unbroken } from '#/components/unbroken.tsx'
import { formatDay } from '#/domain/dates.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { ApiError } from '#/platform/browser/api-client.ts'
import { LINK_HOURS } from '../limits.ts'
import { askForLink, confirmationOf } from '../queries.ts'
import type { ConfirmationWire } from '../schema.ts'
import styles from './confirmation-card.module.css'
import type { MailboxFormProps } from './mailbox-form.tsx'

const MailboxForm = lazyPart<MailboxFormProps>(() => import('./mailbox-form.tsx'), null)

/** Seconds between two mails. */
const RESEND_SECONDS = 60

/** What is missing until a page is known as its company's, and the way there. */
export default function ConfirmationCard({ vendorId }: { vendorId: string }) {
  const queries = useQueryClient()
  const { data } = useQuery(confirmationOf(vendorId))
  const [isChanging, setChanging] = useState(false)
  const [hasSent, setSent] = useState(false)
  const another = useRef<HTMLButtonElement>(null)
  const hasCancelled = useRef(false)

  // What was pressed is gone: focus goes to what took its place.
  useEffect(() => {
    if (!isChanging && hasCancelled.current) another.current?.focus()
    hasCancelled.current = false
  }, [isChanging])

  if (!data || data.situacao === 'confirmado') return null

  function onSent(sent: ConfirmationWire, message: string) {
    queries.setQueryData(confirmationOf(vendorId).queryKey, sent)
    setChanging(false)
    setSent(true)
    showAlert('success', message)
  }

  async function send(email: string) {
    const { data: sent, message } = await askForLink(vendorId, email)
    onSent(sent, message)
  }

  return (
    <section id="confirmacao" className={styles.card} aria-labelledby="confirmar">
      <State state={data} />
      {data.situacao !== 'conferindo' && (
        <div className={styles.deeds}>
          {isChanging || !data.email ? (
            <MailboxForm
              vendorId={vendorId}
              email={data.email}
              onSent={onSent}
              onCancel={() => {
                hasCancelled.current = true
                setChanging(false)
              }}
            />
          ) : (
            <>
              {data.situacao === 'enviado' ? (
                <ResendButton
                  seconds={RESEND_SECONDS}
                  takesFocus={hasSent}
                  onResend={() => send(data.email)}
                >
                  Enviar o link de novo
                </ResendButton>
              ) : (
                <SendButton email={data.email} onSend={send} />
              )}
              <Button look="quiet" ref={another} onClick={() => setChanging(true)}>
                Usar outro e-mail
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  )
}

interface SendButtonProps {
  email: string
  /** @throws ApiError */
  onSend(email: string): Promise<void>
}

function SendButton({ email, onSend }: SendButtonProps) {
  const [sending, setSending] = useState(false)

  async function send() {
    setSending(true)
    try {
      await onSend(email)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showAlert('error', error.message)
    } finally {
      setSending(false)
    }
  }

  return (
    <Button onClick={send} disabled={sending} className={styles.send}>
      Enviar link para {email}
    </Button>
  )
}

function State({ state: { situacao, email, prazo, motivo } }: { state: ConfirmationWire }) {
  if (situacao === 'conferindo') {
    return (
      <div className={styles.state}>
        <Hourglass aria-hidden="true" />
        <div>
          <h2 id="confirmar">Nossa equipe confere o cadastro</h2>
          <p>
            O e-mail {email} foi confirmado. Como o domínio dele não basta para mostrar que é da
            empresa, alguém da nossa equipe confere e avisa você. Nenhum prazo corre até lá.
          </p>
        </div>
      </div>
    )
  }
  return (
    <div className={styles.state}>
      {situacao === 'enviado' ? (
        <MailCheck aria-hidden="true" />
      ) : (
        <ShieldAlert aria-hidden="true" />
      )}
      <div>
        <h2 id="confirmar">
          {situacao === 'vencido' ? 'A página saiu do ar' : 'Cadastro ainda não confirmado'}
        </h2>
        {motivo && (
          <p>
            <strong>Nossa equipe não pôde confirmar.</strong> Motivo: {motivo}
          </p>
        )}
        {situacao === 'enviado' ? (
          <p>
            Enviamos um link para <strong>{email}</strong>. Abra-o em até {LINK_HOURS} horas, com a
            sua conta. Se a mensagem não chegar, veja a caixa de spam.
          </p>
        ) : (
          <p>
            <Unbroken>
              {situacao === 'vencido'
                ? 'O prazo para confirmar passou. Nenhum dado foi perdido: confirme, e a página volta como estava.'
                : 'Falta mostrar que a página é da empresa, com um link num e-mail dela.'}
            </Unbroken>
          </p>
        )}
        {situacao !== 'vencido' && (
          <p>
            Até lá, a página traz esse aviso, não aparece entre os mais bem avaliados nem como
            recomendada, não adiciona softwares que outras pessoas cadastraram nem convida
            administradores.
            {prazo && ` Sem a confirmação até ${formatDay(prazo)}, ela sai do ar.`}
          </p>
        )}
        <p className={styles.rule}>
          <BadgeCheck aria-hidden="true" />
          <Unbroken>
            Com um e-mail no domínio que o registro público tem da empresa, ou no de um site com o
            nome dela, a confirmação sai na hora. Com outro, nossa equipe confere.
          </Unbroken>
        </p>
      </div>
    </div>
  )
}
