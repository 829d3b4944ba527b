import { ButtonLink } from '#/components/button.tsx'
import { Section } from '#/components/section.tsx'
import { QUOTES_PATH } from '../links.ts'

/** Leads from a person's profile to the requests that they made. */
export const QuotesWay = () => (
  <Section title="Meus orçamentos" lead="Os pedidos que você fez, com as respostas lado a lado.">
    <ButtonLink look="secondary" to={QUOTES_PATH}>
      Ver meus orçamentos
    </ButtonLink>
  </Section>
)
