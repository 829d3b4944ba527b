import { useEffect, useState } from 'react'

/** The address of a file chosen here, for as long as it is shown; '' for none. */
export function useFileAddress(file: File | null | undefined): string {
  const [address, setAddress] = useState('')
  useEffect(() => {
    if (!file) return
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => {
      setAddress('')
      URL.revokeObjectURL(made)
    }
  }, [file])
  return address
}
