/** The person who runs this installation: the controller of its data (LGPD, art. 5 VI). */
export interface Operator {
  name: string
  /** Masked; '' where it is not configured. */
  cnpj: string
  /** E-mail address for questions about data; '' where it is not configured. */
  contact: string
}

/** What differs between installations, as the statement on accessibility says it. */
export interface AccessibilityFacts {
  operator: string
  /** E-mail address for what bars somebody; '' where it is not configured. */
  contact: string
  /** Whether texts can be translated into Libras. */
  vlibras: boolean
}

/** What differs between installations, as the privacy notice says it. */
export interface PrivacyFacts {
  operator: Operator
  /** Whether the login by Google is offered. */
  google: boolean
  /** Whether Google Analytics gets events, where a visitor agrees. */
  googleAnalytics: boolean
  /** Whether VLibras is offered, which gets the texts that it translates. */
  vlibras: boolean
  /** Who takes payments; '' where nobody does. */
  paymentProvider: string
  /** Whether mails leave by a server, and are not kept as files. */
  sendsMail: boolean
  /** Whether public registers are asked about what is typed. */
  asksRegisters: boolean
}
