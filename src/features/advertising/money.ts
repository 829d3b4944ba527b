const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** 'R$ 59,28'. @param cents of BRL */
export const formatReais = (cents: number) => reais.format(cents / 100)
