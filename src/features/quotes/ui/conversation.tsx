import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '#/components/button.tsx'
import { Tag } from '#/components/chip.tsx'
import { ConfirmDialog } from '#/components/confirm-dialog.tsx'
import { EmailAddress } from '#/components/email-address.tsx'
import { FormDialog } from '#/components/form-dialog.tsx'
import { lazyPart } from '#/components/lazy-part.tsx'
import { Link } from '#/components/link.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { COMPANY_SIZES, SECTORS } from '#/domain/company-profile.ts'
import { formatDate, formatMoment } from '#/domain/dates.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import type { Answer } from '#/platform/browser/api-client.ts'
import { CONTACT_WAYS, DEADLINES } from '../choices.ts'
import { newQuotePath } from '../links.ts'
import { conversationOf, endConversation, showContact } from '../queries.ts'
import { rememberRequest } from '../request-memory.ts'
import type { MessageWire, OtherWire, RequestWire, WholeConversation } from '../schema.ts'
import { begunWith } from './ask-values.ts'
import type { InternalFormProps } from './internal-form.tsx'
import type { MessageFormProps } from './message-form.tsx'
import { ProposalFile } from './proposal-file.tsx'
import styles from './quotes.module.css'
import type { ReportFormProps } from './report-form.tsx'
import {
  BUYER_SITUATIONS,
  endedLabel,
  heldLabel,
  isOpen,
  priceLabel,
  SUPPLIER_SITUATIONS,
} from './situations.ts'

const MessageForm = lazyPart<MessageFormProps>(() => import('./message-form.tsx'))
const InternalForm = lazyPart<InternalFormProps>(() => import('./internal-form.tsx'))
const ReportForm = lazyPart<ReportFormProps>(() => import('./report-form.tsx'))

/** A request with what was written of it, and what the viewer may do there. */
export function Conversation({ conversation }: { conversation: WholeConversation }) {
  const { _id: id, lado, situacao, pedido, mensagens, alternativas } = conversation
  const queries = useQueryClient()
  const ending = useDialog()
  const showing = useDialog()
  const reporting = useDialog()
  const isVendor = lado === 'fornecedor'
  const isBuyer = lado === 'comprador'
  const other = isVendor ? conversation.comprador : conversation.fornecedor.nome

  function take({ data, message }: Answer<WholeConversation>) {
    queries.setQueryData(conversationOf(id).queryKey, data)
    for (const key of ['quotes', 'quote-inbox', 'supplier-waiting'])
      void queries.invalidateQueries({ queryKey: [key] })
    if (message) showAlert('success', message)
  }
  const situations = isVendor ? SUPPLIER_SITUATIONS : BUYER_SITUATIONS
  const canAct = isOpen(conversation) && (isBuyer || isVendor)

  return (
    <>
      <div className={styles.title}>
        <h1>{lado === 'moderacao' ? `${conversation.comprador} e ${other}` : other}</h1>
        <Tag tone={situacao === 'respondido' ? 'brand' : 'sun'}>{situations[situacao]}</Tag>
      </div>
      <div className={styles.columns}>
        <div>
          <ol className={styles.messages} aria-label="Mensagens">
            {/* What was asked for begins the conversation. */}
            <Said
              author={conversation.comprador}
              at={pedido.criadoEm}
              text={pedido.necessidade}
              isMine={isBuyer}
            />
            {mensagens.map((message) => (
              <Message
                key={message._id}
                conversationId={id}
                message={message}
                isMine={message.lado === lado}
              />
            ))}
          </ol>
          {mensagens.length === 0 && isOpen(conversation) && (
            <p className={styles.state}>
              {situacao === 'em_analise'
                ? heldLabel(conversation)
                : lado === 'moderacao'
                  ? 'Ninguém escreveu ainda.'
                  : isVendor
                    ? 'Responda ao pedido: quem compra recebe um aviso por e-mail.'
                    : 'O fornecedor recebeu o pedido. Você recebe um e-mail quando ele responder.'}
            </p>
          )}
          {alternativas.length > 0 && <Others others={alternativas} request={pedido} />}
          {!isOpen(conversation) && <p className={styles.state}>{endedLabel(conversation)}</p>}
          {canAct && situacao !== 'em_analise' && (
            <div className={styles.composer}>
              <MessageForm
                id={id}
                isVendor={isVendor}
                templates={
                  isVendor
                    ? {
                        vendorId: conversation.fornecedor._id,
                        values: {
                          comprador: conversation.comprador.split(' ')[0] ?? '',
                          empresa: conversation.fornecedor.nome,
                          software: conversation.software.map(({ nome }) => nome).join(', '),
                        },
                      }
                    : null
                }
                onSent={take}
              />
            </div>
          )}
        </div>
        <div className={styles.aside}>
          <section className={styles.box} aria-label="Pedido">
            <h2>Pedido</h2>
            <RequestFacts conversation={conversation} />
          </section>
          {(isBuyer || isVendor) && (
            <section className={`${styles.box} ${styles.stack}`} aria-label="Contato">
              <h2>Contato</h2>
              <Contact conversation={conversation} />
              {isBuyer && canAct && situacao !== 'em_analise' && !conversation.contatoMostrado && (
                <Button look="secondary" onClick={() => showing.open()}>
                  Mostrar meu contato
                </Button>
              )}
            </section>
          )}
          {conversation.interno && (
            <section className={styles.box} aria-label="Só para a sua equipe">
              <h2>Só para a sua equipe</h2>
              <InternalForm id={id} internal={conversation.interno} onSaved={take} />
            </section>
          )}
          {lado !== 'moderacao' && (
            <div className={styles.acts}>
              {canAct && (
                <Button look="grave" onClick={() => ending.open()}>
                  Encerrar conversa
                </Button>
              )}
              {conversation.denunciada ? (
                <p className={styles.small}>Você denunciou esta conversa. Nossa equipe confere.</p>
              ) : (
                <Button look="grave" onClick={() => reporting.open()}>
                  Denunciar
                </Button>
              )}
            </div>
          )}
        </div>
      </div>
      <ConfirmDialog
        title="Encerrar conversa"
        question="Ninguém mais escreve nela, e ela não pode ser reaberta. Encerrar?"
        {...ending.props}
        onConfirm={async () => take(await endConversation(id))}
      />
      <ConfirmDialog
        title="Mostrar contato"
        question={`${conversation.fornecedor.nome} passa a ver o seu e-mail e o seu telefone. Isso não pode ser desfeito. Mostrar?`}
        look="primary"
        {...showing.props}
        onConfirm={async () => take(await showContact(id))}
      />
      <FormDialog title="Denunciar conversa" {...reporting.props}>
        <ReportForm
          id={id}
          onSent={(answer) => {
            take(answer)
            reporting.close()
          }}
          onCancel={reporting.close}
        />
      </FormDialog>
    </>
  )
}

interface OthersProps {
  others: OtherWire[]
  /** What was written to who does not answer. */
  request: RequestWire
}

/** Whom else a buyer may ask who gets no answer: the form begins with what they wrote. */
function Others({ others, request }: OthersProps) {
  const { necessidade, porte, setor, cidade, prazo, orcamento, formas, quando } = request
  const written = begunWith({
    ...{ necessidade, porte, setor: setor ?? '', cidade, prazo, orcamento },
    contato: { formas, quando, telefone: '' },
  })
  return (
    <section className={`${styles.box} ${styles.others}`} aria-label="Outras empresas">
      <h2>Sem resposta até agora</h2>
      <p>
        Estas empresas também recebem pedidos. Não enviamos nada a elas: o formulário abre com o que
        você já escreveu.
      </p>
      <ul>
        {others.map(({ _id, nome, software }) => {
          const about = { software: software.map((one) => one._id), fornecedor: [_id] }
          return (
            <li key={_id}>
              <Link to={newQuotePath(about)} onClick={() => rememberRequest(about, written)}>
                Pedir a {nome}
              </Link>
              {software.length > 0 && (
                <span className={styles.small}>{software.map((one) => one.nome).join(', ')}</span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function RequestFacts({ conversation: { pedido, software } }: { conversation: WholeConversation }) {
  const facts = [
    ['Para', software.map(({ nome }) => nome).join(', ')],
    ['Porte', COMPANY_SIZES[pedido.porte]],
    ['Setor', pedido.setor && SECTORS[pedido.setor]],
    ['Cidade', pedido.cidade],
    ['Prazo', DEADLINES[pedido.prazo]],
    ['Quanto pretende gastar', pedido.orcamento],
  ]
  return (
    <dl>
      {facts.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

function Contact({ conversation }: { conversation: WholeConversation }) {
  const { contato, contatoMostrado, lado, pedido } = conversation
  const ways = pedido.formas.map((way) => CONTACT_WAYS[way]).join(', ')
  const prefers = [ways, pedido.quando].filter(Boolean).join(' · ')
  return (
    <div className={styles.stack}>
      {contato && (lado === 'comprador' ? contatoMostrado : true) ? (
        <p>
          <a href={`mailto:${contato.email}`}>
            <EmailAddress>{contato.email}</EmailAddress>
          </a>
          {contato.telefone && (
            <>
              <br />
              <a href={`tel:+55${contato.telefone.replace(/\D/g, '')}`}>{contato.telefone}</a>
            </>
          )}
          {lado === 'fornecedor' && pedido.formas.includes('whatsapp') && contato.telefone && (
            <>
              <br />
              <Link to={`https://wa.me/55${contato.telefone.replace(/\D/g, '')}`}>
                Abrir no WhatsApp
              </Link>
            </>
          )}
        </p>
      ) : (
        <p>
          {lado === 'comprador'
            ? 'Este fornecedor não vê o seu e-mail nem o seu telefone.'
            : isOpen(conversation)
              ? 'Oculto até o comprador mostrar. Responda por aqui.'
              : 'Oculto: o comprador não mostrou o contato.'}
        </p>
      )}
      {prefers && (
        <p className={styles.small}>
          {lado === 'comprador' ? 'Você prefere' : 'Prefere'}: {prefers}
        </p>
      )}
    </div>
  )
}

interface SaidProps {
  author: string
  /** ISO 8601. */
  at: string
  text: string
  isMine: boolean
  children?: ReactNode
}

/** What one side wrote. */
const Said = ({ author, at, text, isMine, children }: SaidProps) => (
  <li className={clsx(styles.message, isMine && styles.mine)}>
    <header>
      <strong>{author}</strong>
      <time dateTime={at}>{formatMoment(at)}</time>
    </header>
    <p>{text}</p>
    {children}
  </li>
)

interface MessageProps {
  conversationId: string
  message: MessageWire
  isMine: boolean
}

function Message({ conversationId, message, isMine }: MessageProps) {
  const { _id, autor, texto, proposta, criadaEm } = message
  return (
    <Said author={autor} at={criadaEm} text={texto} isMine={isMine}>
      {proposta && (
        <div className={styles.offer}>
          <strong>{priceLabel(proposta) || 'Proposta'}</strong>
          {proposta.validade && <span>Vale até {formatDate(proposta.validade)}</span>}
          {proposta.temArquivo && <ProposalFile conversationId={conversationId} messageId={_id} />}
        </div>
      )}
    </Said>
  )
}
