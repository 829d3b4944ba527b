import { createContext, type RefObject, useContext, useEffect, useId } from 'react'

/** Forms around here that hold what was not sent yet. */
export const UnsavedForms = createContext<RefObject<Set<string>> | null>(null)

/** Has the browser ask before the page is unloaded, as by a reload, where that loses something. */
export function useUnloadGuard(losesSomething: boolean) {
  useEffect(() => {
    if (!losesSomething) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [losesSomething])
}

/** Warns the dialog around a form, if there is one, that closing it would lose what was typed. */
export function useUnsaved(isUnsaved: boolean) {
  const id = useId()
  const forms = useContext(UnsavedForms)
  useUnloadGuard(isUnsaved)
  useEffect(() => {
    if (!isUnsaved || !forms) return
    const { current } = forms
    current.add(id)
    return () => void current.delete(id)
  }, [isUnsaved, forms, id])
}
