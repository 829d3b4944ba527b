import { useState } from 'react'

export type FileChange = ReturnType<typeof useFileChange>

/**
 * A file that a form adds, changes or takes away.
 * @param address of the one so far; '' for none
 * @param removal what a form sends to have that one taken away, as `removerLogotipo`
 */
export function useFileChange(address: string, removal: string) {
  const [file, setFile] = useState<File | null>(null)
  const [isRemoved, setRemoved] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  return {
    file,
    removal,
    isRemoved,
    /** Why the file that was chosen last cannot be taken; nothing is sent until that is settled. */
    refusal,
    refuse: setRefusal,
    isChanged: file !== null || isRemoved,
    /** What is there as long as no other file is chosen. */
    address: isRemoved ? '' : address,
    choose: setFile,
    remove: () => setRemoved(true),
  }
}
