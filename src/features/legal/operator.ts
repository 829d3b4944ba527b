/** Whoever runs this installation: the controller of its data (LGPD, art. 5 VI). */
export interface Operator {
  name: string
  /** Masked; '' where it is not configured. */
  cnpj: string
  /** E-mail address for questions about data; '' where it is not configured. */
  contact: string
}
