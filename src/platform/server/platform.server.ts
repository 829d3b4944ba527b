import type { Cdn } from '#/integrations/cdn/cdn.server.ts'
import type { PostalDirectory } from '#/integrations/cep/directory.server.ts'
import type { CompanyRegister } from '#/integrations/cnpj/register.server.ts'
import type { IdentityVerifier } from '#/integrations/google/identity.server.ts'
import type { CountedMailer } from '#/integrations/mail/mailer.server.ts'
import type { PaymentProvider } from '#/integrations/payments/provider.server.ts'
import type { WebhookSender } from '#/integrations/webhook/sender.server.ts'
import type { Database, DatabaseHandle } from './database/types.server.ts'
import type { Env } from './env.server.ts'
import type { FileStorage } from './files/storage.server.ts'
import type { Jobs } from './jobs/jobs.server.ts'
import type { PageCache } from './page-cache.server.ts'
import type { Sale } from './sales.server.ts'

/** What a process has at hand: handed to the API's routes and, through the context, to loaders. */
export interface Platform {
  env: Env
  db: Database
  /** Whether the database answers within a time, on a connection that nothing else uses. */
  answers: DatabaseHandle['answers']
  pageCache: PageCache
  /** Null where none is told what changes. */
  cdn: Cdn | null
  /** Uploaded files, which everybody may read. */
  files: FileStorage
  /** Files that nothing serves. */
  privateFiles: FileStorage
  jobs: Jobs
  mailer: CountedMailer
  /** Null where no sign-in by Google is configured. */
  google: IdentityVerifier | null
  /** Null where no payment is taken. */
  payments: PaymentProvider | null
  /** Everything that is paid for. */
  sales: Sale[]
  companyRegister: CompanyRegister
  postalDirectory: PostalDirectory
  webhooks: WebhookSender
  /** Whether the catalogue shows the demonstration; known at start, when that is written. */
  demo: boolean
}
