import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import cards from '#/components/card.module.css'
import { ChipLinks } from '#/components/chip.tsx'
import type { StoryWire } from '../schema.ts'
import styles from './story-card.module.css'
import { softwareLinks } from './testimony-card.tsx'

interface StoryCardProps {
  story: StoryWire
  /** What its keepers see of it besides, and do with it. */
  tools?: ReactNode
  /** It has the whole width: its picture stands beside its words. */
  isAlone?: boolean
}

/** What a supplier writes of a project that went well. */
export function StoryCard({ story, tools, isAlone }: StoryCardProps) {
  const { titulo, descricao, fotocapa, arquivo, softwares } = story
  return (
    <article className={clsx(cards.card, isAlone && styles.alone)}>
      {fotocapa && <img className={styles.cover} src={fotocapa} alt="" loading="lazy" />}
      <div className={styles.body}>
        {tools}
        <h3 className={styles.title}>{titulo}</h3>
        <p className={styles.words}>{descricao}</p>
        <ChipLinks label="Softwares" chips={softwareLinks(softwares)} />
        {arquivo && (
          <a className={styles.file} href={arquivo} download={`${titulo}.pdf`}>
            Baixar<span className="visually-hidden"> {titulo}, em</span> PDF
          </a>
        )}
      </div>
    </article>
  )
}
