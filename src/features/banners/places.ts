import type { BannerType } from './schema.ts'

/** Pictures of banners are small: they are on every page. */
export const BANNER_MAX_MB = 2

interface Place {
  /** What an Admin chooses. */
  name: string
  /** Where it is shown. */
  where: string
  /** Least and most, in pixels. */
  width: [number, number]
  height: [number, number]
  /** Width by height, how near it has to be, and as it is said. */
  ratio: { value: number; tolerance: number; said: string }
}

const STRIP = {
  width: [250, 700],
  height: [36, 100],
  ratio: { value: 7, tolerance: 0.1, said: '7:1' },
} satisfies Partial<Place>

/** Where each type of banner is shown, and the pictures that fit there (the specification's rules). */
export const PLACES: Record<BannerType, Place> = {
  App: {
    ...STRIP,
    name: 'Topo, tela grande',
    where: 'Acima do menu, em todas as páginas, em telas de mais de 768 px.',
  },
  Mobile: {
    ...STRIP,
    name: 'Topo, tela pequena',
    where:
      'Acima do menu, em todas as páginas, em telas de até 768 px; o mais novo, também no fim dos artigos.',
  },
  Detail: {
    name: 'Cartão',
    where:
      'Em grupos de três no início, em Sobre Nós, nas notícias e nas vagas: depois das publicidades de fornecedores, os mais antigos primeiro.',
    width: [107, 373],
    height: [59, 207],
    ratio: { value: 9 / 5, tolerance: 0.1, said: '9:5' },
  },
  vertical: {
    name: 'Coluna',
    where: 'Dos dois lados dos artigos, em telas grandes; só o mais antigo.',
    width: [60, 120],
    height: [300, 840],
    ratio: { value: 1 / 7, tolerance: 0.02, said: '1:7' },
  },
}

/** Said of a file that is larger than any banner's may be. */
export const PICTURE_TOO_LARGE = `A imagem excede o tamanho máximo de ${BANNER_MAX_MB}MB.`

/** What Admins read of a type: the wire's names, as 'Detail', are the API's. */
export const TYPE_NAMES = Object.fromEntries(
  Object.entries(PLACES).map(([type, { name }]) => [type, name]),
) as Record<BannerType, string>

const decimal = (value: number) => value.toLocaleString('pt-BR', { maximumFractionDigits: 2 })
const between = (what: string, [least, most]: [number, number]) =>
  `${what} deve estar entre ${least}px e ${most}px.`

/** All that is wrong with a picture for its place, or null. @param size in pixels */
export function pictureRefusal(
  type: BannerType,
  { width, height }: { width: number; height: number },
): string | null {
  const place = PLACES[type]
  const isWithin = (value: number, [least, most]: [number, number]) =>
    value >= least && value <= most
  const { value, tolerance, said } = place.ratio
  const faults = [
    !isWithin(width, place.width) && between('A largura', place.width),
    !isWithin(height, place.height) && between('A altura', place.height),
    Math.abs(width / height - value) > tolerance &&
      `A proporção da imagem deve ser aproximadamente ${said}. Sua imagem está em ${decimal(width / height)}:1.`,
  ]
  return faults.filter(Boolean).join(' ') || null
}

/** '700 × 100 px, na proporção 7:1.' */
export const pictureHint = (type: BannerType) => {
  const { width, height, ratio } = PLACES[type]
  return `Melhor: ${width[1]} × ${height[1]} px, na proporção ${ratio.said}.`
}
