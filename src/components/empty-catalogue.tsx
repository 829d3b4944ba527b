import { Building2 } from 'lucide-react'
import { SUPPLIER_LANDING } from '#/platform/links.ts'
import { ButtonLink } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

/** Stands where a site lists nothing yet: no search and no filter is to blame. */
export const EmptyCatalogue = ({ title }: { title: string }) => (
  <EmptyState
    title={title}
    icon={<Building2 aria-hidden="true" strokeWidth={1.7} />}
    actions={<ButtonLink to={SUPPLIER_LANDING}>Cadastrar minha empresa</ButtonLink>}
  >
    Quem vende softwares ou serviços de tecnologia já pode cadastrar a sua empresa.
  </EmptyState>
)
