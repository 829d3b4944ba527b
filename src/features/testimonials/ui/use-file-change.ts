import { useState } from 'react'

/** A file that a form adds, changes or takes away. @param address of the one so far; '' for none */
export function useFileChange(address: string) {
  const [file, setFile] = useState<File | null>(null)
  const [isRemoved, setRemoved] = useState(false)
  return {
    file,
    isRemoved,
    isChanged: file !== null || isRemoved,
    /** What is there as long as no other file is chosen. */
    address: isRemoved ? '' : address,
    choose: setFile,
    remove: () => setRemoved(true),
  }
}
