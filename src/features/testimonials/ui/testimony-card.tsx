import { clsx } from 'clsx'
import { BadgeCheck, Quote } from 'lucide-react'
import type { ReactNode } from 'react'
import cards from '#/components/card.module.css'
import { ChipLinks } from '#/components/chip.tsx'
import { LogoTile } from '#/components/logo-tile.tsx'
import type { TestimonyWire } from '../schema.ts'
import styles from './testimony-card.module.css'

interface TestimonyCardProps {
  testimony: TestimonyWire
  /** What its keepers see of it besides, and do with it. */
  tools?: ReactNode
}

/** What a customer says of a supplier, and how the site knows. */
export function TestimonyCard({ testimony, tools }: TestimonyCardProps) {
  const { nome, cargo, empresa, depoimento, logotipo, softwares, origem } = testimony
  return (
    <article className={clsx(cards.card, styles.card)}>
      {tools}
      <Quote className={styles.mark} aria-hidden="true" />
      <blockquote className={styles.words}>{depoimento}</blockquote>
      <ChipLinks label="Softwares" chips={softwareLinks(softwares)} />
      <div className={styles.person}>
        {logotipo && <LogoTile src={logotipo} kind="Fornecedor" size={48} />}
        <div className={styles.names}>
          <h3 className={styles.name}>{nome}</h3>
          <p className={styles.role}>
            {cargo}, {empresa}
          </p>
        </div>
      </div>
      {origem === 'cliente' ? (
        <p className={styles.confirmed}>
          <BadgeCheck aria-hidden="true" /> Confirmado por e-mail
        </p>
      ) : (
        <p className={styles.told}>Informado pelo fornecedor</p>
      )}
    </article>
  )
}

/** Where the software that somebody names is seen. */
export const softwareLinks = (softwares: TestimonyWire['softwares']) =>
  softwares.map(({ _id, name }) => ({ text: name, to: `/software/details/${_id}` }))
