import { useRef, useState } from 'react'
import { ApiError } from '#/platform/browser/api-client.ts'
import { uploadPicture } from '../queries.ts'

interface PictureUpload {
  onStored(url: string): void
  onRefused(message: string): void
}

/** A picture that is sent as soon as it is chosen: saving the form only names it. */
export function usePictureUpload({ onStored, onRefused }: PictureUpload) {
  const [file, setFile] = useState<File | null>(null)
  const latest = useRef<File | null>(null)
  const onItsWay = useRef<Promise<boolean> | null>(null)

  /** @returns false where it was refused */
  async function deliver(chosen: File): Promise<boolean> {
    try {
      const { url } = await uploadPicture(chosen)
      // Another one was chosen meanwhile, or none.
      if (latest.current === chosen) onStored(url)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (latest.current !== chosen) return true
      onRefused(error.message)
      return false
    } finally {
      if (latest.current === chosen) {
        setFile(null)
        onItsWay.current = null
      }
    }
  }

  return {
    file,
    isSending: file !== null,
    send(chosen: File | null) {
      latest.current = chosen
      setFile(chosen)
      onItsWay.current = chosen && deliver(chosen)
    },
    /** Waits for a picture that is on its way. @returns false where it was refused */
    async settled() {
      let isStored = true
      while (onItsWay.current) isStored = await onItsWay.current
      return isStored
    },
  }
}
