import { z } from 'zod'
import { recordId } from '#/platform/wire.ts'

/** Parameters of a path that names a company's page. */
export const vendorId = z.object({ id: recordId })
