import { CheckCheck, Flag } from 'lucide-react'
import { useLocation } from 'react-router'
import { Button } from '#/components/button.tsx'
import { Link } from '#/components/link.tsx'
import { queryPart } from '#/components/query-part.tsx'
import { Section } from '#/components/section.tsx'
import { StillPart } from '#/components/still-part.tsx'
import { useDialog } from '#/components/use-dialog.ts'
import { openEntry } from '#/platform/browser/entry.ts'
import { useStoredUser } from '#/platform/browser/stored-user.ts'
import type { Still } from '#/platform/still.ts'
import type { ReadinessView } from '../view.ts'
import type { Judgement, JudgingDialogsProps } from './judging-dialogs.tsx'
import styles from './readiness-section.module.css'
import { ReadinessTable } from './readiness-view.tsx'

const JudgingDialogs = queryPart<JudgingDialogsProps>(() => import('./judging-dialogs.tsx'), null)
const Editor = queryPart<{ offerId: string }>(() => import('./readiness-editor.tsx'))

/** What a page has of its product's readiness. */
export interface PublishedReadiness {
  view: Still<ReadinessView>
  /** How many items say something now. */
  declared: number
  /** Something was said once, valid or not. */
  isTold: boolean
}

interface ReadinessSectionProps {
  offer: { _id: string; name: string }
  /** Null for an offer that is hidden. */
  published: PublishedReadiness | null
  isEditing: boolean
}

const LEAD = 'O que o fornecedor declara. Cada declaração vale por 12 meses.'

/** Whether a product is ready for the rules and habits of Brazil, as its supplier says. */
export function ReadinessSection({ offer, published, isEditing }: ReadinessSectionProps) {
  return (
    <Section
      title="Pronto para o Brasil"
      lead={LEAD}
      action={<Link to="/calendario-fiscal">Calendário fiscal</Link>}
    >
      {isEditing && <Editor offerId={offer._id} />}
      {!isEditing && published && !published.isTold && (
        <p className={styles.nothing}>
          O fornecedor ainda não informou para que regras do Brasil {offer.name} está pronto.
        </p>
      )}
      {!isEditing && published?.isTold && (
        <StillPart name="readiness" of={published.view}>
          {(view) => <ReadinessTable view={view} />}
        </StillPart>
      )}
      {!isEditing && published && published.declared > 0 && <Judging offer={offer} />}
    </Section>
  )
}

/** What those who use it say of what is declared. Visitors log in, and ask again. */
function Judging({ offer }: Pick<ReadinessSectionProps, 'offer'>) {
  const user = useStoredUser()
  const { pathname } = useLocation()
  const judging = useDialog<Judgement>()

  function ask(judgement: Judgement, reason: string) {
    if (user) return judging.open(judgement)
    openEntry({ view: 'login', redirectTo: pathname, reason })
  }

  return (
    <div className={styles.judging}>
      <p>Usa {offer.name}?</p>
      <Button
        look="secondary"
        onClick={() => ask('opinion', `Entre para confirmar o que ${offer.name} declara.`)}
      >
        <CheckCheck size={18} aria-hidden="true" /> Confirmar ou discordar
      </Button>
      <Button
        look="quiet"
        onClick={() => ask('report', 'Entre para denunciar uma declaração errada.')}
      >
        <Flag size={16} aria-hidden="true" /> Denunciar
      </Button>
      {judging.about && (
        <JudgingDialogs
          offerId={offer._id}
          judgement={judging.about}
          isOpen={judging.opened}
          onClose={judging.close}
        />
      )}
    </div>
  )
}
