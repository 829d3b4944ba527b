import { Unplug } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ButtonLink } from '#/components/button.tsx'
import { EmptyState } from '#/components/empty-state.tsx'
import { PageHead } from '#/components/page-head.tsx'
import type { Route } from './+types/example-site'

const EXAMPLE_HOST = /^[a-z0-9.-]{1,253}\.example$/

export const meta: Route.MetaFunction = () => [{ title: 'Site de exemplo · Praça' }]

/** Where links of the demonstration end that lead to sites which cannot exist. */
export default function ExampleSite() {
  const [host, setHost] = useState('')

  useEffect(() => {
    const site = new URLSearchParams(location.search).get('site') ?? ''
    if (EXAMPLE_HOST.test(site)) setHost(site)
  }, [])

  return (
    <div className="container">
      <PageHead title="Este site é só um exemplo" />
      <EmptyState
        title={host ? `${host} não existe` : 'O endereço não existe'}
        icon={<Unplug aria-hidden="true" strokeWidth={1.7} />}
        actions={
          <>
            <ButtonLink to="/">Ir para o início</ButtonLink>
            <ButtonLink to="/suppliers" look="secondary">
              Ver fornecedores
            </ButtonLink>
          </>
        }
      >
        Na demonstração, as empresas são fictícias, e os sites delas também. Com dados reais, o link
        que você usou abre o site da empresa. Se esta página abriu em outra aba, feche-a para
        voltar.
      </EmptyState>
    </div>
  )
}
