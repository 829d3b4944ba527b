import { Building2 } from 'lucide-react'
import { ButtonLink } from '#/components/button.tsx'
import { FocusScreen } from '#/components/focus-screen.tsx'
import { Link } from '#/components/link.tsx'
import { maskCnpj } from '#/domain/cnpj.ts'
import { registeredName } from '#/domain/text.ts'
import { situationSaid } from '#/features/register/record/situations.ts'
import { newSupplierPath, SUPPLIER_LANDING } from '#/platform/links.ts'
import type { ClosedCompany as Company } from '../search/service.server.ts'

/** What who comes to register a company reads where the register has it, and not as active. */
export function ClosedCompany({ company }: { company: Company }) {
  const { cnpj, situacao, desde, competencia, pageId } = company
  const [year, month] = competencia.split('-')
  return (
    <FocusScreen
      title={registeredName(company.razaoSocial)}
      icon={<Building2 aria-hidden="true" />}
      actions={
        <>
          {pageId && <ButtonLink to={`/supplier/details/${pageId}`}>Ver a página</ButtonLink>}
          <ButtonLink to={SUPPLIER_LANDING} look={pageId ? 'secondary' : 'primary'}>
            Pesquisar outra empresa
          </ButtonLink>
        </>
      }
    >
      <p>
        <strong>{situationSaid(situacao, desde)}</strong>
      </p>
      <p>
        O CNPJ {maskCnpj(cnpj)} não está ativo no cadastro da Receita Federal de {month}/{year}. Por
        isso, a empresa não aparece nas listas.
      </p>
      <p>
        Se ela voltou a funcionar depois disso,{' '}
        <Link to={newSupplierPath(cnpj)}>crie o cadastro</Link>.
      </p>
    </FocusScreen>
  )
}
