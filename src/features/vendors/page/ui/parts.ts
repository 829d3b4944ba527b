import type { OwnVendor, VendorVisibility } from '../../schema.ts'

/** What can be shown or hidden, as the wire calls it. */
export type Part = VendorVisibility['categoria']

export const PARTS: { categoria: Part; name: string }[] = [
  { categoria: 'pagina', name: 'Página visível' },
  { categoria: 'manifesto', name: 'Vídeo institucional' },
  { categoria: 'softwares', name: 'Softwares' },
  { categoria: 'servicos', name: 'Serviços' },
]

const FLAGS = {
  pagina: 'visivel',
  manifesto: 'isVisibleManifesto',
  softwares: 'isVisibleSoftwares',
  servicos: 'isVisibleServicos',
} as const

/** Whether visitors see a part. */
export const shows = (vendor: OwnVendor, part: Part) => vendor[FLAGS[part]]
