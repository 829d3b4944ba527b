/** What the form of a testimony, or of a story, is given. */
export interface KeptFormProps<T> {
  vendorId: string
  /** What is changed; without it something new is kept. */
  item?: T
  /** Called once it is saved. */
  onSaved(): Promise<void>
  onClose(): void
}
