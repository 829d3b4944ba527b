const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** 'R$ 59,28', with a blank that does not break. @param cents centavos of BRL */
export const formatReais = (cents: number) => reais.format(cents / 100)
