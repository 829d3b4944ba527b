/** What a supplier gets a letter about. */
export type SupplierOccasion = 'new' | 'message' | 'contact' | 'ended'
/** What a buyer gets a letter about. */
export type BuyerOccasion =
  | 'message'
  | 'ended'
  | 'delivered'
  | 'overdue'
  | 'refused'
  | 'closed'
  | 'absent'
