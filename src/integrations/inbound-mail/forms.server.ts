import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { MIMEType } from 'node:util'
import { z } from 'zod'
import { occursMoreThan } from './occurrences.ts'
import { domainOf, type Verdict } from './verdict.ts'

/** Of a form, many times over what a provider sends: they are read before a signature among them is. */
const FIELDS_MAX = 500

/** The body of a POST with a letter in it. Its bytes are no texts of fields: nobody looks through them as such. */
export class PostedLetter {
  readonly #bytes: Buffer
  readonly #type: string

  constructor(bytes: Buffer, type: string) {
    this.#bytes = bytes
    this.#type = type
  }

  get bytes() {
    return this.#bytes
  }

  get type() {
    return this.#type
  }

  json(): unknown {
    return JSON.parse(this.#bytes.toString('utf8'))
  }

  /** Its texts, whichever of the two kinds of forms it is. @throws TypeError for anything else, and fields without end */
  async fields(): Promise<Record<string, string>> {
    const { essence, params } = new MIMEType(this.#type)
    const separator = essence === 'multipart/form-data' ? `--${params.get('boundary')}` : '&'
    if (occursMoreThan(FIELDS_MAX, separator, this.#bytes))
      throw new TypeError('fields without end')
    const posted = new Response(new Uint8Array(this.#bytes), {
      headers: { 'content-type': this.#type },
    })
    const fields: Record<string, string> = Object.create(null)
    for (const [name, value] of await posted.formData())
      fields[name] = typeof value === 'string' ? value : await value.text()
    return fields
  }
}

/** A letter as a provider hands it on. */
export interface Delivered {
  /** The whole of it, as it came in. */
  raw: string | Buffer
  /** Whom it came in for, where the provider says so beside it. */
  recipients: string[]
  /** What the provider says of its sender, beside it. */
  verdict?: Verdict
}

/** How a provider hands letters on. */
export interface InboundForm {
  name: string
  /** As its documentation is called, for ours. */
  title: string
  /** By a password of HTTP, asked for before anything is read; or by a signature in what it sends. */
  provenBy: 'password' | 'signature'
  /** @returns null for what nobody signed @throws Error for what has another form */
  read(posted: PostedLetter, secret: string): Promise<Delivered | null>
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether two secrets are one, by a comparison that takes the same time however much of it is right. */
export const isSameSecret = (one: string, other: string) =>
  timingSafeEqual(digest(one), digest(other))

/** The letter itself is the body, as what takes mail in oneself sends it: `message/rfc822`. */
const raw: InboundForm = {
  name: 'mime',
  title: 'A própria mensagem como corpo (message/rfc822)',
  provenBy: 'password',
  read: async ({ bytes }) => ({ raw: bytes, recipients: [] }),
}

const SIGNED_WITHIN_SECONDS = 15 * 60

const mailgunFields = z.object({
  'body-mime': z.string(),
  timestamp: z.string().regex(/^\d{1,15}$/),
  token: z.string().max(200),
  signature: z.string(),
  recipient: z.string().default(''),
})

/**
 * A route with `forward()` to an address that ends in 'mime'. Mailgun signs when it sends; the secret is its HTTP
 * webhook signing key. What is sent again within the time is known by the letter itself.
 * https://documentation.mailgun.com/docs/mailgun/user-manual/receive-forward-store/receive-http
 */
const mailgun: InboundForm = {
  name: 'mailgun-mime',
  title: 'Mailgun (Routes, Raw MIME)',
  provenBy: 'signature',
  async read(posted, secret) {
    const fields = mailgunFields.parse(await posted.fields())
    const { timestamp, token, signature, recipient } = fields
    const expected = createHmac('sha256', secret)
      .update(timestamp + token)
      .digest('hex')
    const age = Math.abs(Date.now() / 1000 - Number(timestamp))
    if (!isSameSecret(signature, expected) || age > SIGNED_WITHIN_SECONDS) return null
    return { raw: fields['body-mime'], recipients: recipient.split(',').map((one) => one.trim()) }
  },
}

const sendgridFields = z.object({
  email: z.string(),
  envelope: z.string().default('{}'),
  SPF: z.string().default(''),
  dkim: z.string().default(''),
})
const envelope = z.object({ to: z.array(z.string()).default([]), from: z.string().default('') })

/**
 * Inbound Parse with 'POST the raw, full MIME message'. `dkim` is as '{@empresa.example : pass}'.
 * https://www.twilio.com/docs/sendgrid/for-developers/parsing-email/setting-up-the-inbound-parse-webhook
 */
const sendgrid: InboundForm = {
  name: 'sendgrid',
  title: 'SendGrid (Inbound Parse, raw)',
  provenBy: 'password',
  async read(posted) {
    const fields = sendgridFields.parse(await posted.fields())
    const signatures = fields.dkim.matchAll(/@([\w.-]+)\s*:\s*(\w+)/g)
    const { to, from } = envelope.parse(JSON.parse(fields.envelope))
    return {
      raw: fields.email,
      recipients: to,
      verdict: {
        spf: fields.SPF.toLowerCase() || undefined,
        envelope: from ? [domainOf(from)] : [],
        dkim: [...signatures].map(([, domain = '', result = '']) => ({
          domain: domain.toLowerCase(),
          result: result.toLowerCase(),
        })),
      },
    }
  },
}

const postmarkBody = z.object({ RawEmail: z.string(), OriginalRecipient: z.string().default('') })

/**
 * An inbound stream with 'Include raw email content in JSON payload'.
 * https://postmarkapp.com/developer/webhooks/inbound-webhook
 */
const postmark: InboundForm = {
  name: 'postmark',
  title: 'Postmark (Inbound, com RawEmail)',
  provenBy: 'password',
  async read(posted) {
    const { RawEmail, OriginalRecipient } = postmarkBody.parse(posted.json())
    return { raw: RawEmail, recipients: [OriginalRecipient] }
  },
}

/** Every form in which letters may come in; an installation has one of them. */
export const INBOUND_FORMS = [raw, mailgun, sendgrid, postmark] as const
