import { InputBase, type TextInputProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import type { Ref } from 'react'
import { IMaskInput } from 'react-imask'
import { domesticPhone } from '#/domain/phone.ts'

const letterOrDigit = { '#': /[0-9A-Z]/ }

/** How numbers are written, as they are typed. */
const MASKS = {
  /** Its first twelve characters may be letters (docs/decisions/0007). */
  cnpj: {
    mask: '##.###.###/####-00',
    definitions: letterOrDigit,
    prepareChar: (character: string) => character.toUpperCase(),
  },
  cnpjOfDigits: { mask: '00.000.000/0000-00' },
  cep: { mask: '00000-000' },
  /** Landlines have a digit less. */
  phone: {
    mask: [{ mask: '(00) 0000-0000' }, { mask: '(00) 00000-0000' }],
    // The mask moves what stands after the cursor as well: that is none of this.
    prepare: (typed: string, _mask: unknown, { tail }: { tail?: unknown }) =>
      tail ? typed : domesticPhone(typed),
  },
}

interface MaskedFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  mask: keyof typeof MASKS
  /** With its mask, or what of it is typed so far. */
  value?: string
  onChange(value: string): void
  /** The input itself: the mask keeps a `ref` for its own. */
  ref?: Ref<HTMLInputElement>
}

/**
 * The mask would move the cursor as the field gets focus. Whoever selects all of it at once, as what fills in a form
 * does, would then insert into the old value.
 */
const keepSelection = (input: HTMLInputElement | null) =>
  input?.addEventListener('focus', (event) => event.stopImmediatePropagation(), { capture: true })

/** A number that is written in one way. */
export function MaskedField({ mask, value = '', onChange, ref, ...input }: MaskedFieldProps) {
  const inputRef = useMergedRef(ref, keepSelection)
  return (
    <InputBase
      {...input}
      {...(MASKS[mask] as { mask: string })}
      component={IMaskInput}
      inputRef={inputRef}
      value={value}
      onAccept={(text: string) => {
        if (text !== value) onChange(text)
      }}
    />
  )
}
