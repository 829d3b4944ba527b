import { LifeBuoy } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#/components/button.tsx'
import { Notice } from '#/components/forms/notice.tsx'
import { useUnsaved } from '#/components/unsaved.ts'
import { showAlert } from '#/platform/browser/alerts.ts'
import { saveFile, textFile } from '#/platform/browser/save-file.ts'
import styles from '../../ui/entry.module.css'
import parts from './second-factor.module.css'

const HEADING = 'Códigos de recuperação da Praça. Cada um vale uma única vez.'

interface RecoveryCodesProps {
  codes: string[]
  onClose(): void
}

/** The only time that the recovery codes are seen: to copy, to download, to print. Only 'Já guardei' closes it unasked. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const list = useRef<HTMLUListElement>(null)
  // What was pressed is gone.
  useEffect(() => list.current?.focus(), [])
  useUnsaved(true)
  const text = `${HEADING}\n\n${codes.join('\n')}\n`

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showAlert('success', 'Códigos copiados.')
    } catch {
      showAlert('error', 'Não foi possível copiar. Baixe ou anote os códigos.')
    }
  }

  return (
    <div className={styles.form}>
      <Notice icon={LifeBuoy} role="status">
        Guarde estes códigos fora do celular: sem o aplicativo, cada um deles serve para entrar uma
        vez. Eles não aparecem de novo.
      </Notice>
      <ul className={parts.codes} aria-label="Códigos de recuperação" tabIndex={-1} ref={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={parts.ways}>
        <Button look="secondary" onClick={copy}>
          Copiar
        </Button>
        <Button look="secondary" onClick={() => download(text)}>
          Baixar .txt
        </Button>
        <Button look="secondary" onClick={() => print(text)}>
          Imprimir
        </Button>
      </div>
      <Button onClick={onClose}>Já guardei</Button>
    </div>
  )
}

const download = (text: string) => saveFile(textFile(text, 'text/plain'), 'codigos-praca.txt')

/** Prints the text alone, by a frame of its own. */
function print(text: string) {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const page = frame.contentWindow
  if (!page) return
  const words = page.document.createElement('pre')
  words.textContent = text
  page.document.body.append(words)
  page.onafterprint = () => frame.remove()
  page.print()
}
