/** What stands, beside its skeleton, for a page of one's own where scripts are off. */
export const NeedsScript = () => (
  <noscript>
    <p>Para ver esta página, ative o JavaScript do navegador.</p>
  </noscript>
)
