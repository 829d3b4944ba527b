import { COMPANY_SIZES, SECTORS } from '#/domain/company-profile.ts'

/** Of what kind the reader's own company is, as they said in this browser; nobody else gets to know it. */
export interface MyCompany {
  porte: string
  setor: string
}

const KEY = 'minhaEmpresa'

/** '' for what was never said. */
export function readMyCompany(): MyCompany {
  try {
    const { porte = '', setor = '' } = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return {
      porte: Object.hasOwn(COMPANY_SIZES, porte) ? porte : '',
      setor: Object.hasOwn(SECTORS, setor) ? setor : '',
    }
  } catch {
    return { porte: '', setor: '' }
  }
}

export function keepMyCompany(company: MyCompany) {
  try {
    if (company.porte || company.setor) localStorage.setItem(KEY, JSON.stringify(company))
    else localStorage.removeItem(KEY)
  } catch {
    // A full storage, or none: it is asked again.
  }
}
