/** The ways to pay, in the product's words. */
export type PaymentMethod = 'Cartão' | 'Boleto' | 'Pix'

/** How a payment stands, as the API has it; a provider's own names are translated into these. */
export type PaymentStatus =
  | 'pending'
  /** The money is held, and not taken yet. */
  | 'authorized'
  /** The provider has doubts, and looks at it. */
  | 'in_process'
  | 'approved'
  | 'rejected'
  | 'cancelled'
  /** The payer disputes it. */
  | 'in_mediation'
  | 'refunded'
  /** The payer's bank took it back. */
  | 'charged_back'
