import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Notice } from '#/components/forms/notice.tsx'
import { Link } from '#/components/link.tsx'
import { begunRequestPath } from '../request-memory.ts'
import styles from './begun-request.module.css'

/** The way back for who opened an account to send a request for quotes; nothing for who began none. */
export function BegunRequest() {
  const [path, setPath] = useState<string>()
  useEffect(() => setPath(begunRequestPath()), [])
  if (!path) return null
  return (
    <div className={`container ${styles.begun}`}>
      <Notice icon={FileText}>
        O seu pedido de orçamento está salvo neste navegador.{' '}
        <Link to={path}>Continuar o pedido</Link>
      </Notice>
    </div>
  )
}
