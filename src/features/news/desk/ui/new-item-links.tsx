import { ButtonLink } from '#/components/button.tsx'
import { newArticlePath } from '../links.ts'
import styles from './new-item-links.module.css'

/** Where Admins begin to write. */
export const NewItemLinks = () => (
  <div className={styles.new}>
    <ButtonLink to={newArticlePath('Article')}>Novo artigo</ButtonLink>
    <ButtonLink look="secondary" to={newArticlePath('News')}>
      Nova notícia
    </ButtonLink>
    <ButtonLink look="secondary" to={newArticlePath('Career')}>
      Nova vaga
    </ButtonLink>
  </div>
)
