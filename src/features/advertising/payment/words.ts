import type { SoldWords } from '#/features/payments/sold-words.ts'

/** What the screens of payments say of an advertisement. */
export const ADVERTISEMENT_WORDS: SoldWords = {
  kept: 'A publicidade está salva',
  goesOn: 'a publicidade segue sozinha',
  paid: 'A publicidade segue para a conferência da nossa equipe; se o período dela já começou, escolha novas datas.',
  wayOn({ vendorId, publicidadeId }, again = false) {
    const query = new URLSearchParams({
      ...(vendorId && { pagina: vendorId }),
      aba: 'publicidades',
    })
    const paysAgain = again && publicidadeId
    if (paysAgain) query.set('pagar', publicidadeId)
    return {
      to: `/supplier/profile?${query}`,
      label: paysAgain ? 'Tentar pagar de novo' : 'Ver minhas publicidades',
    }
  },
}
