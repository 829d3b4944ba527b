import type { ShownVendorRow } from '#/db/schema/index.ts'
import { roundRating } from '#/domain/rating.ts'
import { truncate } from '#/domain/text.ts'
import { webAddress } from '#/domain/web-address.ts'
import { isConfirmed } from '#/features/companies/confirmation.server.ts'
import { fileUrlOrEmpty } from '#/platform/file-urls.ts'
import { CARD_DESCRIPTION_MAX } from './limits.ts'
import { companyName, placeName } from './names.ts'
import type { VendorCardRow } from './repository.server.ts'
import type { OwnVendor, VendorCard, VendorWire } from './schema.ts'

export function presentVendorCard(row: VendorCardRow): VendorCard {
  return {
    id: row.id,
    titulo: companyName({
      nomeFantasia: row.nomeFantasia ?? '',
      razaoSocial: row.razaoSocial,
      isAssociated: row.isAssociated,
    }),
    descricao: truncate(row.description || row.primaryActivity || '', CARD_DESCRIPTION_MAX),
    cidade: placeName({ cidade: row.city ?? '', estado: row.state ?? '' }),
    avaliacao: roundRating(row.rating),
    avaliacoes: row.ratingCount,
    logo: fileUrlOrEmpty(row.logoKey),
    // Nobody is led past what the page says of itself.
    site: isConfirmed(row) ? webAddress(row.site) : '',
    destaque: row.isFeatured,
    confirmado: isConfirmed(row),
    ...(takesRequests(row) && { recebePedidos: true as const }),
  }
}

/** Whether its company wants requests for quotes, and is known to keep the page. */
const takesRequests = (row: VendorCardRow) =>
  row.isAssociated && row.acceptsLeads && isConfirmed(row)

/**
 * A page that only mirrors the public register shows no contact and no street: they are the
 * company's to publish, and of sole traders they are personal data.
 */
export function presentVendor(row: ShownVendorRow): VendorWire {
  const own = <T>(value: T | null, otherwise: T) =>
    row.isAssociated ? (value ?? otherwise) : otherwise
  const logo = fileUrlOrEmpty(row.logoKey)
  return {
    _id: row.id,
    razaoSocial: row.razaoSocial,
    nomeFantasia: row.nomeFantasia ?? '',
    cnpj: row.cnpj,
    site: webAddress(row.site),
    numeroFuncionarios: row.employeeRange ?? '',
    email: own(row.email, ''),
    telefone: own(row.phone, ''),
    descricao: row.description ?? '',
    atividadeEcononicaPrimaria: row.primaryActivity ?? '',
    cep: own(row.cep, ''),
    cidade: row.city ?? '',
    estado: row.state ?? '',
    logradouro: own(row.street, ''),
    numero: own(row.streetNumber, ''),
    bairro: own(row.bairro, ''),
    complemento: own(row.complement, ''),
    pais: row.country,
    visivel: row.isVisible,
    rating: roundRating(row.rating),
    ratingCount: row.ratingCount,
    indice: row.ratingCount > 0 ? row.ratingIndex : null,
    isAssociated: row.isAssociated,
    confirmado: isConfirmed(row),
    recebePedidos: takesRequests(row),
    isVisibleManifesto: row.showVideo,
    isVisibleSoftwares: row.showSoftware,
    isVisibleServicos: row.showServices,
    links: {
      logotipo_url: logo,
      capa_url: fileUrlOrEmpty(row.coverKey),
      manifesto_url: row.showVideo ? fileUrlOrEmpty(row.videoKey) : '',
      painel_url: `/supplier/details/${row.id}`,
    },
    logo: { public_url: logo },
    destaque: row.isFeatured,
    tipo: 'Fornecedor',
  }
}

/** What those who manage a page see of it: everything, shown to others or not. */
export const presentOwnVendor = (row: ShownVendorRow): OwnVendor => ({
  ...presentVendor({ ...row, isAssociated: true, showVideo: true }),
  isAssociated: row.isAssociated,
  isVisibleManifesto: row.showVideo,
  leads: row.acceptsLeads,
  isDraft: row.isDraft,
})

/** That a company is registered: of a page that is not seen, its name and nothing else. */
export function presentKnownVendor(row: ShownVendorRow): VendorWire {
  if (row.isVisible) return presentVendor(row)
  const unseen = {
    site: null,
    employeeRange: null,
    description: null,
    primaryActivity: null,
    city: null,
    state: null,
    logoKey: null,
    coverKey: null,
    videoKey: null,
    isAssociated: false,
  }
  return { ...presentVendor({ ...row, ...unseen }), isAssociated: row.isAssociated }
}
