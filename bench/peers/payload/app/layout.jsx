import Link from 'next/link'

export const metadata = { title: 'Payload' }

export default function Layout({ children }) {
  return (
    <html lang="pt-BR">
      <body>
        <header>
          <nav>
            <Link href="/softwares">Softwares</Link>
          </nav>
        </header>
        <main>{children}</main>
        <footer>
          <p>Softwares para empresas</p>
        </footer>
      </body>
    </html>
  )
}
