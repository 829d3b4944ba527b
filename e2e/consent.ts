import { CONSENT_VERSION } from '../src/domain/consent.ts'

/** What a browser keeps whose visitor said 'Rejeitar': the notice shows no more, and nothing is measured. */
export const refusedConsent = (origin: string) => ({
  cookies: [],
  origins: [
    {
      origin,
      localStorage: [
        {
          name: 'consent',
          value: JSON.stringify({
            id: '',
            version: CONSENT_VERSION,
            purposes: [],
            chosenAt: Date.now(),
          }),
        },
      ],
    },
  ],
})

/** A browser that nobody used before. */
export const NEW_BROWSER = { cookies: [], origins: [] }
