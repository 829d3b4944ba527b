import { DECIDED_FILE_DAYS, WAITING_FILE_DAYS } from './limits.ts'

/** What an author agrees to before a file is sent. It is kept with the proof as it was read. */
export const CONSENT = `Autorizo a equipe da Praça a ver este arquivo, só para conferir que uso o que avaliei. Ninguém mais o vê. Ele é destruído até ${DECIDED_FILE_DAYS} dias depois da decisão, ou em ${WAITING_FILE_DAYS} dias se ninguém decidir. Fica um código, que só serve para notar se o mesmo arquivo for enviado de novo. A minha avaliação passa a mostrar a etiqueta “Uso comprovado”.`
