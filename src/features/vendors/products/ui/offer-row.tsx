import { useQueryClient } from '@tanstack/react-query'
import { Award, BadgeCheck, BadgeX, ClipboardList, Eye, Pencil, Trash2 } from 'lucide-react'
import { DeskState } from '#/components/desk/desk-state.tsx'
import { Link } from '#/components/link.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import { type MenuOption, OptionsMenu } from '#/components/options-menu.tsx'
import { Rating } from '#/components/rating.tsx'
import { useSending } from '#/components/use-sending.ts'
import type { OfferState } from '#/features/catalogue/offers/state.ts'
import type { CatalogueCard } from '#/features/catalogue/schema.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { catalogueOf, confirmResale } from '../../page/queries.ts'
import type { CatalogueCalls } from '../../page/ui/catalogue.tsx'
import styles from './offer-row.module.css'

/** How each state of an offer reads to the company that sells it. */
const STATES: Record<OfferState, { tone: 'active' | 'waiting' | 'idle'; text: string }> = {
  published: { tone: 'active', text: 'No ar' },
  suspended: { tone: 'waiting', text: 'Ocultado pela nossa equipe' },
  hidden: { tone: 'idle', text: 'Fora do ar, como a página' },
}

/** How it reads that others make what the company sells; missing where nobody has to be asked. */
const RESALES: Partial<
  Record<NonNullable<CatalogueCard['venda']>, { tone: 'active' | 'waiting'; text: string }>
> = {
  declarada: { tone: 'waiting', text: 'Revenda não confirmada' },
  confirmada: { tone: 'active', text: 'Revenda confirmada' },
}

interface OfferRowProps extends CatalogueCalls {
  vendorId: string
  card: CatalogueCard
}

/** What a supplier sells, in a row: how it stands, and a menu of what can be done. */
export function OfferRow({ vendorId, card, onEdit, onRemove }: OfferRowProps) {
  const { id, titulo, tipo, logo, categoria, owns } = card
  const decideResale = useResale(vendorId, card)
  const isShown = (card.situacao ?? 'published') === 'published'
  const { tone, text } = STATES[card.situacao ?? 'published']
  const resale = card.venda && RESALES[card.venda]
  const path = `/software/details/${id}`
  const options: (MenuOption | false | undefined)[] = [
    owns && { text: 'Editar', icon: <Pencil aria-hidden="true" />, onChoose: onEdit },
    isShown && { text: 'Ver página', icon: <Eye aria-hidden="true" />, to: path },
    isShown &&
      owns && {
        text: 'Completar a ficha',
        icon: <ClipboardList aria-hidden="true" />,
        to: `${path}#precos`,
      },
    isShown && { text: 'Selos', icon: <Award aria-hidden="true" />, to: `/selos/${id}` },
    resale && card.decideVenda && decideResale,
    {
      text: 'Remover',
      icon: <Trash2 aria-hidden="true" />,
      danger: true,
      onChoose: onRemove,
    },
  ]
  return (
    <li className={styles.row} data-row tabIndex={-1}>
      <LogoTile src={logo} kind={tipo} size={36} />
      <p className={styles.name}>{isShown ? <Link to={path}>{titulo}</Link> : titulo}</p>
      <p className={styles.about}>
        <span className={styles.category}>{categoria}</span>
        {!owns && <span>Só quem cadastrou edita</span>}
      </p>
      <div className={styles.standing}>
        <div className={styles.state}>
          <DeskState tone={tone}>{text}</DeskState>
          {resale && <DeskState tone={resale.tone}>{resale.text}</DeskState>}
        </div>
        <div className={styles.rating}>
          <Rating rating={card.avaliacao} count={card.avaliacoes} />
        </div>
      </div>
      <div className={styles.menu}>
        <OptionsMenu
          label={`Opções de ${titulo}`}
          options={options.filter((option) => typeof option === 'object')}
        />
      </div>
    </li>
  )
}

/** With which an Admin says that a supplier sells what it added, or takes that back. */
function useResale(vendorId: string, card: CatalogueCard): MenuOption {
  const queries = useQueryClient()
  const [, send] = useSending()
  const confirmada = card.venda === 'declarada'
  const Icon = confirmada ? BadgeCheck : BadgeX
  return {
    text: confirmada ? 'Confirmar revenda' : 'Retirar confirmação',
    icon: <Icon aria-hidden="true" />,
    onChoose: () =>
      void send(async () => {
        const { message } = await confirmResale(vendorId, { software: card.id, confirmada })
        await queries.invalidateQueries({ queryKey: catalogueOf(vendorId, card.tipo).queryKey })
        showAlert('success', message)
      }),
  }
}
