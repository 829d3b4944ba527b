import { describe, expect, it } from 'vitest'
import { fileRefusal, IMAGE_RULE, VIDEO_RULE } from './file-rules.ts'

const MIB = 1024 * 1024

function file(type: string, size = 1) {
  const made = new File([], 'arquivo', { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}

describe('a file', () => {
  it.each([
    ['image/png', 10 * MIB, IMAGE_RULE],
    ['image/jpeg', 1, IMAGE_RULE],
    ['video/mp4', 100 * MIB, VIDEO_RULE],
    ['video/quicktime', 1, VIDEO_RULE],
  ])('%s of %i bytes is taken', (type, size, rule) => {
    expect(fileRefusal(file(type, size), rule)).toBeNull()
  })

  it.each([
    ['image/gif', 1, IMAGE_RULE, 'Por favor, envie uma imagem .png ou .jpg.'],
    ['video/webm', 1, VIDEO_RULE, 'Por favor, envie um vídeo .mp4 ou .mov.'],
    ['image/png', 10 * MIB + 1, IMAGE_RULE, 'Arquivos com no máximo 10MB são aceitos'],
    ['image/png', 2 * MIB + 1, { ...IMAGE_RULE, maxMb: 2, tooLarge: 'Grande.' }, 'Grande.'],
    ['video/mp4', 100 * MIB + 1, VIDEO_RULE, 'Arquivos com no máximo 100MB são aceitos'],
  ])('%s of %i bytes is refused', (type, size, rule, message) => {
    expect(fileRefusal(file(type, size), rule)).toBe(message)
  })
})
