import { BadgeCheck, IdCard, LayoutGrid, MessageSquareText, Star, Store } from 'lucide-react'
import styles from './entry-benefits.module.css'

const PEOPLE = {
  title: 'Com a sua conta',
  benefits: [
    { Icon: Star, text: 'Você avalia os softwares e fornecedores que usa' },
    { Icon: IdCard, text: 'Monta um perfil com a sua experiência' },
    { Icon: Store, text: 'E anuncia a sua empresa, se quiser' },
  ],
}

const SUPPLIERS = {
  title: 'A sua empresa na Praça',
  benefits: [
    { Icon: BadgeCheck, text: 'Uma página cuidada por quem representa a empresa' },
    { Icon: LayoutGrid, text: 'O seu catálogo de softwares e serviços' },
    { Icon: MessageSquareText, text: 'Avaliações de quem já é cliente' },
  ],
}

/** What an account is good for, beside the login where there is room. */
export function EntryBenefits({ register }: { register: boolean }) {
  const { title, benefits } = register ? SUPPLIERS : PEOPLE
  return (
    <div className={styles.panel}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {benefits.map(({ Icon, text }) => (
          <li key={text}>
            <Icon aria-hidden="true" strokeWidth={1.9} />
            {text}
          </li>
        ))}
      </ul>
      <svg className={styles.square} viewBox="0 0 160 80" aria-hidden="true">
        <path fill="#0b6b4f" d="M0 80a40 40 0 0 1 40-40v40z" />
        <path fill="#f5b301" d="M40 40a40 40 0 0 0 40 40V40z" />
        <circle fill="#0b6b4f" cx="100" cy="60" r="20" />
        <path fill="#f5b301" d="M160 40v40h-40a40 40 0 0 1 40-40z" />
        <path fill="#0b6b4f" d="M120 0h40v40a40 40 0 0 1-40-40z" />
      </svg>
    </div>
  )
}
