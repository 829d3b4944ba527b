/** What is used of Google's library: https://developers.google.com/identity/gsi/web */
interface GoogleIdentity {
  initialize(options: {
    client_id: string
    nonce: string
    callback(answer: { credential: string }): void
  }): void
  renderButton(parent: HTMLElement, options: Record<string, string | number>): void
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } }
  }
}

/** The address that Google's token names, to show it; '' for none. Nothing is decided by it. */
export function emailIn(idToken: string): string {
  try {
    const [, claims = ''] = idToken.split('.')
    const { email } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    return String(email ?? '')
  } catch {
    return ''
  }
}

const SCRIPT = 'https://accounts.google.com/gsi/client'

let loading: Promise<GoogleIdentity> | undefined

function load(): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.async = true
    script.onload = () => {
      const library = window.google?.accounts.id
      if (!library) return reject(new Error('no library'))
      resolve(library)
    }
    script.onerror = () => {
      script.remove()
      // Another opening tries again.
      loading = undefined
      reject(new Error('no network'))
    }
    document.head.append(script)
  })
}

/**
 * Draws Google's button in an element, fetching Google's library the first time. The library holds
 * one setting for the whole page: the latest.
 * @param nonce good for one login
 * @param width in pixels; the button takes from 200 to 400
 * @param onIdToken called each time someone logs in with it
 * @returns rejects when the library does not arrive
 */
export async function drawGoogleButton(
  parent: HTMLElement,
  { clientId, nonce }: { clientId: string; nonce: string },
  width: number,
  onIdToken: (idToken: string) => void,
): Promise<void> {
  loading ??= load()
  const library = await loading
  library.initialize({
    client_id: clientId,
    nonce,
    callback: ({ credential }) => onIdToken(credential),
  })
  library.renderButton(parent, {
    type: 'standard',
    theme: 'outline',
    size: 'large',
    text: 'continue_with',
    logo_alignment: 'center',
    locale: 'pt-BR',
    width: Math.min(400, Math.max(200, Math.floor(width))),
  })
}
