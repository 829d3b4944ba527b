import { describe, expect, it } from 'vitest'
import { unaddressed } from './unaddressed.ts'

const name = (text: string) => unaddressed(text, 80)

describe('what others wrote, in a letter', () => {
  it.each([
    'Conceição D’Ávila',
    'Aurora Comércio e Serviços S.A.',
    'TOTVS S/A',
    'J. R. Silva & Cia. (Filial), Ltda.',
    'Sistema 2.0',
    '12.345.678 MARIA DA SILVA',
    '18/11/2026, 14:05',
    '株式会社アクメ',
    'Água 💧 Viva!',
  ])('stays as it is: %s', (text) => expect(name(text)).toBe(text))

  it.each([
    ['https://premio.example/x', 'premio example/x'],
    ['http:\\\\premio.example', 'premio example'],
    ['www.premio.example', 'premio example'],
    ['Booking.com', 'Booking com'],
    ['ganhe:premio.co', 'ganhe: premio co'],
    ['ana@premio.example', 'ana premio example'],
    ['mailto:ana', 'mailto: ana'],
    ['tel:08001234', 'tel: 08001234'],
    ['premio．example', 'premio example'],
    ['premio。example', 'premio example'],
    ['premio·example', 'premio example'],
    ['premio٠example', 'premio example'],
    ['ｗｗｗ．ｐｒｅｍｉｏ．ｃｏｍ', 'premio com'],
    ['premio.ⓒⓞⓜ', 'premio com'],
    ['premio\u200b.\u200bexample', 'premio example'],
    ['pre\u00admio.exa\u2060mple', 'premio example'],
    ['h\u200bttps:/\u200d/premio.example', 'premio example'],
    ['premio.\u2800example', 'premio example'],
    ['hthttps://tps://premio.example', 'premio example'],
    ['acesse 192.168.0.1', 'acesse 192 168 0 1'],
    ['acesse S.A.com', 'acesse S.A com'],
    ['t.me/premio', 't me/premio'],
    ['ligue 0800 123 4567 já', 'ligue já'],
    ['ligue +55 (11) 91234-5678', 'ligue'],
    ['\\\\servidor\\pasta', 'servidor/pasta'],
    ['Ana\r\nBcc: rui', 'Ana Bcc: rui'],
    ['Ana\u2028Rui\u0085Eva', 'Ana Rui Eva'],
    ['Ana\u202eiuR\u0000', 'AnaiuR'],
    ['\u200b', '…'],
    ['@', '…'],
  ])('has no address: %j', (text, plain) => expect(name(text)).toBe(plain))

  it('is cut where it is too long, after a whole word', () => {
    expect(name(`${'Comércio '.repeat(8)}e Importação Ltda.`)).toBe(
      `${'Comércio '.repeat(8).trim()} e…`,
    )
  })

  it('is cut between whole characters where it is one word', () => {
    expect(name('a'.repeat(80))).toBe('a'.repeat(80))
    expect(name('💧'.repeat(81))).toBe(`${'💧'.repeat(79)}…`)
  })
})
