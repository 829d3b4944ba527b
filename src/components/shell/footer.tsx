import { clsx } from 'clsx'
import { PREFERENCES_PATH } from '#/domain/consent.ts'
import { OUTBOX_PATH } from '#/platform/links.ts'
import { Link } from '../link.tsx'
import { BecomeSupplier } from './become-supplier.tsx'
import { Brand } from './brand.tsx'
import styles from './footer.module.css'
import { ALL_LINKS } from './links.ts'
import { ThemeSwitch } from './theme-switch.tsx'

interface FooterProps {
  /** Says that what is shown is a demonstration. */
  demo: boolean
  /** Whether the mail that is not sent can be read here. */
  hasOutbox: boolean
  /** Where people work: a line, of the links of the top bar and what has to be one click away. */
  isCompact: boolean
}

export function Footer({ demo, hasOutbox, isCompact }: FooterProps) {
  return (
    <footer className={clsx(styles.footer, isCompact && styles.compact)}>
      <div className={`container ${styles.row}`}>
        {!isCompact && <Brand />}
        <nav className={styles.links} aria-label="Rodapé">
          {ALL_LINKS.map(({ to, text }) => (
            <Link key={to} to={to}>
              {text}
            </Link>
          ))}
        </nav>
        {!isCompact && <BecomeSupplier className={styles.offer} />}
        <p className={styles.legal}>
          {!isCompact && (
            <>
              <Link to="/minhas-listas">Minhas listas</Link>
              <Link to="/indice">Índice Praça</Link>
              <Link to="/como-verificamos">Como verificamos</Link>
              <Link to="/transparencia">Transparência</Link>
              <Link to="/dados-abertos">Dados abertos</Link>
            </>
          )}
          <Link to="/termos">Termos de uso</Link>
          <Link to="/privacidade">Privacidade</Link>
          <Link to="/acessibilidade">Acessibilidade</Link>
          <Link to={PREFERENCES_PATH}>Preferências de privacidade</Link>
        </p>
        <p className={styles.rights}>© 2024–2025 Praça</p>
        <ThemeSwitch />
      </div>
      {demo && (
        <div className={styles.notice}>
          <p className="container">
            Modo demonstração: as empresas, os produtos, as pessoas e as avaliações mostrados aqui
            são fictícios.
            {hasOutbox && (
              <>
                {' '}
                Nenhum e-mail é enviado: o que a Praça escreve fica na{' '}
                {/* No screen of the site's own. */}
                <a href={OUTBOX_PATH}>caixa de saída</a>.
              </>
            )}
          </p>
        </div>
      )}
    </footer>
  )
}
