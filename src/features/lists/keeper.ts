import type { ListWire } from './schema.ts'

/** What is put in a list. */
export interface Put {
  softwareId: string
  anotacao: string
}

/** A list as a browser keeps it. */
export interface KeptList {
  nome: string
  itens: Put[]
}

/** Where lists are kept: each change resolves to all of them, as they are then. Throws ApiError. */
export interface ListKeeper {
  all(): Promise<ListWire[]>
  create(nome: string, itens?: Put[]): Promise<ListWire[]>
  rename(id: string, nome: string): Promise<ListWire[]>
  remove(id: string): Promise<ListWire[]>
  /** Puts a product in a list; without a note, that of before stays. */
  put(id: string, softwareId: string, note?: string): Promise<ListWire[]>
  take(id: string, softwareId: string): Promise<ListWire[]>
  /** Puts a product in the list of what is saved, which is made where it is not there. */
  save(softwareId: string): Promise<ListWire[]>
}
