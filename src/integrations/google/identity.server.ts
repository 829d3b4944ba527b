/** Who an identity provider says somebody is. */
export interface Identity {
  /** The provider's own name for the person, which never changes; e-mail addresses do. */
  subject: string
  email: string
  /** Whether the provider knows that the address is the person's. */
  emailVerified: boolean
  /** Whether the provider runs that mailbox: only then does its word say whose it is today. */
  answersForEmail: boolean
  /** What the browser sent along with the question, which ties the token to it; '' for none. */
  nonce: string
  firstName: string
  /** '' where the provider knows of none. */
  lastName: string
}

export interface IdentityVerifier {
  /**
   * Reads the token that the provider gave to the browser.
   * @throws InvalidIdentity when it does not prove anything
   * @throws IdentityUnavailable when that cannot be known now
   */
  verify(idToken: string): Promise<Identity>
}

/** The token is not the provider's, not for this site, not of now, or says too little. */
export class InvalidIdentity extends Error {}

/** The provider's keys cannot be fetched: nothing is known of the token. */
export class IdentityUnavailable extends Error {}
