import { useRef, useState } from 'react'
import { ApiError } from '#/platform/api-client.ts'
import { uploadPicture } from '../desk-queries.ts'

interface PictureUpload {
  onStored(url: string): void
  onRefused(message: string): void
}

/** A picture that is sent as soon as it is chosen: saving the form only names it. */
export function usePictureUpload({ onStored, onRefused }: PictureUpload) {
  const [file, setFile] = useState<File | null>(null)
  const latest = useRef<File | null>(null)

  async function send(chosen: File | null) {
    latest.current = chosen
    setFile(chosen)
    if (!chosen) return
    try {
      const { url } = await uploadPicture(chosen)
      // Another one was chosen meanwhile, or none.
      if (latest.current === chosen) onStored(url)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (latest.current === chosen) onRefused(error.message)
    } finally {
      if (latest.current === chosen) setFile(null)
    }
  }

  return { file, isSending: file !== null, send: (chosen: File | null) => void send(chosen) }
}
