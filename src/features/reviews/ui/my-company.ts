import { COMPANY_SIZES, SECTORS } from '#/domain/company-profile.ts'
import { storedJson, storeJson } from '#/platform/browser/storage.ts'

/** Of what kind the reader's own company is, as they said in this browser; nobody else gets to know it. */
export interface MyCompany {
  porte: string
  setor: string
}

const KEY = 'minhaEmpresa'

/** '' for what was never said. */
export const readMyCompany = () =>
  storedJson<MyCompany>(
    KEY,
    (stored) => {
      const { porte, setor } = stored as MyCompany
      return {
        porte: Object.hasOwn(COMPANY_SIZES, porte) ? porte : '',
        setor: Object.hasOwn(SECTORS, setor) ? setor : '',
      }
    },
    { porte: '', setor: '' },
  )

export const keepMyCompany = (company: MyCompany) =>
  storeJson(KEY, company.porte || company.setor ? company : undefined)
