import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { useNavigate } from 'react-router'
import { LeaveQuestion } from '#/components/forms/leave-question.tsx'
import { Mantine } from '#/components/mantine.tsx'
import { normaliseCnpj } from '#/domain/cnpj.ts'
import type { OfferForms } from '#/features/catalogue/offers/draft.ts'
import { refreshUser } from '#/features/profile/refresh-user.ts'
import { ApiError, type Upload } from '#/platform/browser/api-client.ts'
import type { OwnVendor } from '../../schema.ts'
import { changeVendor, publishPage, registerVendor, removeCover, removeVideo } from '../queries.ts'
import { askToLogIn } from './ask-to-log-in.ts'
import { type Details, detailsFor, detailsOf, sameDetails } from './details.ts'
import DetailsForm from './details-form.tsx'
import { putOff } from './offer-queue.ts'
import { OffersStep } from './offers-step.tsx'
import type { Registration } from './open-registration.ts'
import type { Opening } from './opening.ts'
import PageForm, { type RemovedMedium } from './page-form.tsx'
import { PagePreview } from './page-preview.tsx'
import { SheetsStep } from './sheets-step.tsx'
import { STEPS_ID, StepHeaders } from './step-headers.tsx'
import { STEP_TITLES } from './steps.ts'
import { SuccessDialog } from './success-dialog.tsx'
import { UnfinishedList } from './unfinished-list.tsx'
import { useKeptDraft } from './use-kept-draft.ts'
import styles from './wizard.module.css'
import { WizardNotice } from './wizard-notice.tsx'
import { hasUnsentFiles, savedSteps, wizardAfter } from './wizard-state.ts'

export interface WizardProps {
  registration: Registration
  opening: Opening
  /** Whose drafts these are. */
  owner: string
  /** Of the person who is logged in; '' for a visitor, and once the session is over. */
  userId: string
  digitsOnly: boolean
  offerForms: OfferForms
  /** Begins again, without what was kept. */
  onRestart(): void
}

const REMOVED: Record<RemovedMedium, (vendorId: string) => Promise<OwnVendor>> = {
  cover: removeCover,
  video: removeVideo,
}

/** The registration of a supplier, in three steps and one that may be passed over. */
export default function WizardForm(props: WizardProps) {
  return (
    <Mantine>
      <Wizard {...props} />
    </Mantine>
  )
}

function Wizard(props: WizardProps) {
  const { registration, opening, owner, userId, digitsOnly, offerForms, onRestart } = props
  const [state, tell] = useReducer(wizardAfter, registration.state)
  const { step, vendor, details } = state
  const saved = savedSteps(state)
  const navigate = useNavigate()
  const queries = useQueryClient()
  useKeptDraft({ state, owner, opening, param: registration.param })
  const heading = useStepHeading(step)

  /** Saves as the person who is logged in, or asks for the login first. */
  async function asPerson(save: () => Promise<void>) {
    if (!userId) return askToLogIn()
    try {
      await save()
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) askToLogIn()
      throw error
    }
  }

  async function saveDetails(values: Details) {
    if (vendor && sameDetails(values, detailsOf(vendor)))
      return tell({ type: 'detailsSaved', vendor })
    const changed = vendor
      ? await changeVendor(vendor._id, values)
      : await registerVendor(values, userId)
    tell({ type: 'detailsSaved', vendor: changed })
  }

  async function savePage(descricao: string, upload: Upload) {
    if (!vendor) return
    const { logo, cover, video } = state.files
    const content = { descricao, logotipo: logo, capa: cover, manifesto: video }
    const page = saved.page ? vendor : await publishPage(vendor._id, content, upload)
    tell({ type: 'pageSaved', vendor: page })
  }

  async function finish() {
    tell({ type: 'finished' })
    await refreshUser(queries, userId)
    tell({ type: 'offersSent' })
  }

  return (
    <>
      <StepHeaders
        current={step}
        saved={saved}
        onChoose={(chosen) => tell({ type: 'stepChosen', step: chosen })}
      />
      <div className={styles.layout}>
        <div className={styles.main}>
          <WizardNotice
            registration={registration}
            isFirstShown={step === registration.state.step}
            userId={userId}
            onRestart={onRestart}
          />
          {opening.kind === 'blank' && registration.beginning === 'new' && !vendor && (
            <UnfinishedList owner={owner} userId={userId} />
          )}
          <section className={styles.card} aria-labelledby="etapa">
            <h2 id="etapa" ref={heading} tabIndex={-1}>
              {STEP_TITLES[step].title}
            </h2>
            {step === 'details' && (
              <DetailsForm
                details={details}
                saved={vendor ? detailsOf(vendor) : detailsFor({ kind: 'blank' })}
                filled={state.filled}
                ownCnpj={vendor ? normaliseCnpj(vendor.cnpj) : ''}
                isPublished={vendor !== null && !vendor.isDraft}
                digitsOnly={digitsOnly}
                onChange={(values, filled) =>
                  tell({ type: 'detailsTyped', details: values, filled })
                }
                onSave={(values) => asPerson(() => saveDetails(values))}
              />
            )}
            {step === 'page' && vendor && (
              <PageForm
                vendor={vendor}
                descricao={state.descricao}
                files={state.files}
                onDescription={(descricao) => tell({ type: 'descriptionTyped', descricao })}
                onFile={(change) => tell({ type: 'fileChosen', change })}
                onRemoved={async (medium) =>
                  tell({ type: 'mediumRemoved', vendor: await REMOVED[medium](vendor._id) })
                }
                onBack={() => tell({ type: 'wentBack' })}
                onSave={(descricao, upload) => asPerson(() => savePage(descricao, upload))}
              />
            )}
            {step === 'offers' && vendor && (
              <OffersStep
                vendorId={vendor._id}
                userId={userId}
                company={details.nomeFantasia}
                isConfirmed={vendor.confirmado}
                offers={state.offers}
                openOffer={state.openOffer}
                forms={offerForms}
                tell={tell}
                onBack={() => tell({ type: 'wentBack' })}
                onFinish={finish}
              />
            )}
            {step === 'sheets' && (
              <SheetsStep
                sheets={state.sheets}
                Form={offerForms.Ficha}
                onBack={() => tell({ type: 'wentBack' })}
                onDone={() => tell({ type: 'sheetDone' })}
                onLeave={() => tell({ type: 'sheetsLeft' })}
              />
            )}
          </section>
        </div>
        <PagePreview state={state} />
      </div>
      <LeaveQuestion
        losesSomething={hasUnsentFiles(state)}
        title="Sair do cadastro"
        question="Os arquivos que você escolheu e ainda não enviou serão perdidos. O que você escreveu fica salvo neste navegador."
      />
      <SuccessDialog
        company={details.nomeFantasia}
        vendorId={vendor?._id ?? ''}
        isConfirmed={vendor?.confirmado ?? false}
        later={putOff(state.offers)}
        opened={state.isOver}
        onClose={() => navigate(`/supplier/details/${vendor?._id}`)}
      />
    </>
  )
}

/** Where focus goes as another step is shown; not as the screen opens. */
function useStepHeading(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    document.getElementById(STEPS_ID)?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}
