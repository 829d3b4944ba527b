import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Multipart, MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fileTooLarge } from '#/domain/uploads.ts'
import type { Env } from '#/platform/server/env.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'

const MIB = 1024 * 1024
const FIELDS_MAX = 40
/** No upload takes as long: what is older was left by a process that died. */
const ABANDONED_MS = 24 * 60 * 60 * 1000

/** A file of a form, on this machine's disk until the call is answered. */
export class ReceivedFile {
  constructor(
    readonly path: string,
    /** In bytes. */
    readonly size: number,
    /** As its sender calls it; it says nothing of what the file is. */
    readonly name = '',
  ) {}

  read(): Promise<Buffer> {
    return readFile(this.path)
  }
}

/** A file in a body, as `uploadForm` left it there. @param missing said where there is none */
export const requiredFile = (missing?: string) =>
  z
    .custom<ReceivedFile>((value) => value instanceof ReceivedFile, missing)
    .meta({ type: 'string', format: 'binary' })
export const receivedFile = requiredFile()

/** A field that may come with a file: '', which forms send for none, is none. */
export const optionalFile = (message: string) =>
  z
    .union([receivedFile, z.literal('')], message)
    .optional()
    .transform((file) => file || undefined)

export interface FileRule {
  maxMb: number
  /** How many files the field takes; 1 when missing. */
  count?: number
  /** One more than that breaks the form off (413); without this the schema refuses it by its field. */
  noMore?: true
}

export const incomingFolder = (env: Pick<Env, 'DATA_DIR'>) => path.resolve(env.DATA_DIR, 'incoming')

/**
 * Options of a route that takes files too large, or too many, for memory: they are written to disk
 * as they arrive, and are gone once the call is answered, whatever the answer. The body is that of
 * the same fields in JSON; a name may end in '[]'.
 * @param rules of the fields that take files; files of other names are passed over
 * @throws AppError 413 by the field of a file too large; 400 for a form that is broken off
 */
export function uploadForm(env: Pick<Env, 'DATA_DIR'>, rules: Record<string, FileRule>) {
  const folders = new WeakMap<FastifyRequest, string>()
  return {
    preValidation: async (request: FastifyRequest) => {
      if (!request.isMultipart()) return
      await mkdir(incomingFolder(env), { recursive: true, mode: 0o700 })
      const folder = await mkdtemp(path.join(incomingFolder(env), 'form-'))
      folders.set(request, folder)
      request.body = await readForm(request, folder, rules)
    },
    // Also runs for failures, and for clients that are gone by now.
    onSend: async (request: FastifyRequest) => {
      const folder = folders.get(request)
      if (folder) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Removes what a process that died left of uploads. */
export async function sweepIncoming(env: Pick<Env, 'DATA_DIR'>) {
  const root = incomingFolder(env)
  for (const name of await readdir(root).catch(() => [])) {
    const folder = path.join(root, name)
    const found = await stat(folder).catch(() => null)
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS)
      await rm(folder, { recursive: true, force: true })
  }
}

async function readForm(
  request: FastifyRequest,
  folder: string,
  rules: Record<string, FileRule>,
): Promise<Record<string, unknown>> {
  // Names of fields are the client's: '__proto__' is one like any other.
  const body: Record<string, unknown> = Object.create(null)
  const fields = Object.values(rules)
  const spare = fields.every(({ noMore }) => noMore) ? 0 : 1
  const files = fields.reduce((sum, { count = 1 }) => sum + count, spare)
  const largest = Math.max(...fields.map(({ maxMb }) => maxMb * MIB))
  // One byte, and one file, more than may be: what is too much is shown by its field.
  const limits = { fileSize: largest + 1, files, parts: FIELDS_MAX + files }
  let refusal: AppError | undefined
  let received = 0
  // Of a client that is already gone nothing more arrives, not even an end.
  if (request.raw.destroyed) throw incomplete()
  try {
    for await (const part of request.parts({ limits })) {
      const name = part.fieldname.replace(/\[\]$/, '')
      const rule = part.type === 'file' && Object.hasOwn(rules, name) ? rules[name] : undefined
      // What follows a refusal is read and dropped: the client listens once it has sent everything.
      if (refusal || (part.type === 'file' && !rule)) {
        drop(part)
        continue
      }
      const target = path.join(folder, String(received++))
      const value = part.type === 'file' ? await receive(part, target, rule) : part.value
      if (value === TOO_LARGE) refusal = tooLarge(name, fileTooLarge(rule?.maxMb ?? 0))
      else if (part.type === 'field' && part.valueTruncated)
        refusal = tooLarge(name, 'Texto longo demais.')
      else if (value !== NO_FILE) add(body, name, value)
    }
  } catch (error) {
    throw asRefusal(error as Error)
  }
  if (refusal) throw refusal
  return body
}

function add(body: Record<string, unknown>, name: string, value: unknown) {
  const earlier = body[name]
  body[name] = earlier === undefined ? value : [earlier, value].flat()
}

const drop = (part: Multipart) => void (part.type === 'file' && part.file.resume())

const TOO_LARGE = Symbol('too large')
/** What browsers send for a file field that nobody filled. */
const NO_FILE = Symbol('no file')

async function receive({ file, filename }: MultipartFile, target: string, rule?: FileRule) {
  const max = (rule?.maxMb ?? 0) * MIB
  let size = 0
  async function* upTo(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length
      if (size <= max) yield chunk
    }
  }
  await pipeline(file, upTo, createWriteStream(target, { flags: 'wx', mode: 0o600 }))
  if (size > max) return TOO_LARGE
  return size === 0 && !filename ? NO_FILE : new ReceivedFile(target, size, filename)
}

const incomplete = () => new AppError(400, 'O formulário chegou incompleto ou malformado.')

const tooLarge = (field: string, message: string) =>
  new AppError(413, message, { [field]: message })

/** What is wrong with the form is the client's; a full disk is not. */
function asRefusal(error: Error) {
  if ('syscall' in error) return error
  return (error as { statusCode?: number }).statusCode === 413
    ? new AppError(413, 'O formulário tem partes demais.')
    : incomplete()
}
