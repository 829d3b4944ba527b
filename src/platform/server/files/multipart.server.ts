import type {} from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#/platform/server/errors.server.ts'

const MIB = 1024 * 1024

/** A file in a body, as `formBody` left it there. */
export const uploadedFile = z
  .custom<Buffer>((value) => Buffer.isBuffer(value))
  .meta({ type: 'string', format: 'binary' })

const incomplete = () => new AppError(400, 'O formulário chegou incompleto ou malformado.')

/**
 * A `preValidation` hook: gives a multipart request the body that the same fields would have in
 * JSON, with its files as buffers; what is sent more than once becomes a list. Other requests pass.
 * @param fileMaxMb of each file
 * @throws AppError 413 by the field of a file too large; 400 for a form that is broken off
 */
export const formBody = (fileMaxMb: number) => async (request: FastifyRequest) => {
  if (!request.isMultipart()) return
  const body: Record<string, unknown> = {}
  try {
    for await (const part of request.parts({ limits: { fileSize: fileMaxMb * MIB } })) {
      const value = part.type === 'file' ? await part.toBuffer() : part.value
      const truncated = part.type === 'file' ? part.file.truncated : part.valueTruncated
      if (truncated) throw tooLarge(part, fileMaxMb)
      const earlier = body[part.fieldname]
      body[part.fieldname] = earlier === undefined ? value : [earlier, value].flat()
    }
  } catch (error) {
    if (error instanceof AppError) throw error
    const status = (error as { statusCode?: number }).statusCode
    throw status === 413 ? new AppError(413, 'O formulário tem partes demais.') : incomplete()
  }
  request.body = body
}

function tooLarge(
  { type, fieldname }: { type: 'file' | 'field'; fieldname: string },
  maxMb: number,
) {
  const message =
    type === 'file' ? `Arquivos com no máximo ${maxMb}MB são aceitos` : 'Texto longo demais.'
  return new AppError(413, message, { [fieldname]: message })
}
