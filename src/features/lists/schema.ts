import { z } from 'zod'
import { offerCard } from '#/features/catalogue/schema.ts'
import { oneLine, textBlock } from '#/platform/text-fields.ts'
import { recordId } from '#/platform/wire.ts'
import { ITEMS_MAX, LIST_NAME_MAX, LISTS_MAX, NOTE_MAX } from './limits.ts'

const listName = oneLine('Dê um nome à lista.').pipe(
  z
    .string()
    .min(1, 'Dê um nome à lista.')
    .max(LIST_NAME_MAX, `O nome aceita até ${LIST_NAME_MAX} caracteres.`),
)

const note = textBlock('Anotação inválida.').pipe(
  z.string().max(NOTE_MAX, `A anotação aceita até ${NOTE_MAX} caracteres.`),
)

/** `anotacao`: without it, what was noted before stays. */
export const savedItem = z.object({ softwareId: recordId, anotacao: note.optional() })
export type SavedItem = z.infer<typeof savedItem>

const items = z.array(savedItem).max(ITEMS_MAX, `Uma lista tem até ${ITEMS_MAX} produtos.`)

export const newList = z.object({ nome: listName, itens: items.default([]) })
export type NewList = z.infer<typeof newList>

export const listChange = z.object({ nome: listName })

/** Lists that a browser kept, to be joined to those of the account. */
export const keptLists = z.object({
  listas: z.array(newList).max(LISTS_MAX, `São até ${LISTS_MAX} listas.`),
})

export const listId = z.object({ id: recordId })
export const itemId = z.object({ id: recordId, softwareId: recordId })

/** A list of one's own, with what is in it in the order in which it was saved. */
export const listWire = z.object({
  id: recordId,
  nome: z.string(),
  itens: z.array(
    z.object({
      softwareId: recordId,
      /** Null for what is not in the catalogue at present. */
      produto: offerCard.nullable(),
      anotacao: z.string(),
    }),
  ),
})
export type ListWire = z.infer<typeof listWire>
export type ItemWire = ListWire['itens'][number]

/** Products by id, as a browser that keeps lists of its own asks for them. */
export const productsQuery = z.object({
  id: z
    .union([recordId.transform((id) => [id]), z.array(recordId)])
    .pipe(z.array(recordId).max(ITEMS_MAX, `São até ${ITEMS_MAX} produtos de cada vez.`)),
})
