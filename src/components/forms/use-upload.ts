import { useEffect, useRef, useState } from 'react'
import type { Upload } from '#/platform/browser/api-client.ts'

/** The files of a form on their way. */
export function useUpload() {
  const [progress, setProgress] = useState<number | null>(null)
  const upload = useRef<AbortController>(null)
  // Who closes the form gives up what is on its way.
  useEffect(() => () => upload.current?.abort(), [])

  /** Does nothing more once it is called back. @param hasFiles whether there is something to be seen of it */
  async function send(work: (upload: Upload) => void | Promise<void>, hasFiles: boolean) {
    const sent = new AbortController()
    upload.current = sent
    if (hasFiles) setProgress(0)
    try {
      await work({ signal: sent.signal, onProgress: setProgress })
    } catch (error) {
      if (!sent.signal.aborted) throw error
    } finally {
      setProgress(null)
    }
  }

  return {
    /** From 0 to 1; null while nothing is on its way. */
    progress,
    send,
    cancel: () => upload.current?.abort(),
  }
}
