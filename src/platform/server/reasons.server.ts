import { codeOf } from './database/errors.server.ts'
import { DatabaseRefused } from './database/refusal.server.ts'
import { errorShape } from './log/error-shape.server.ts'

/** Reasons that the person at the terminal can mend, by the code of the system's error. */
const REASONS: Record<string, string> = {
  EADDRINUSE: 'A porta já está em uso. Escolha outra com PORT, por exemplo: PORT=3001 npm start',
  EADDRNOTAVAIL: 'O endereço em HOST não é desta máquina.',
  EACCES: 'Falta permissão: para a porta em PORT ou para a pasta em DATA_DIR.',
  EEXIST: 'DATA_DIR não é uma pasta.',
  ENOTDIR: 'DATA_DIR não é uma pasta.',
  ECONNREFUSED: 'O PostgreSQL de DATABASE_URL não aceita conexões. Ele está no ar?',
  ENOTFOUND: 'O servidor em DATABASE_URL não foi encontrado.',
  EAI_AGAIN: 'O servidor em DATABASE_URL não foi encontrado.',
  ETIMEDOUT: 'O PostgreSQL de DATABASE_URL não respondeu.',
  '28P01': 'O PostgreSQL de DATABASE_URL recusou o usuário ou a senha.',
  '3D000': 'O banco de dados em DATABASE_URL não existe.',
  '42501':
    'O usuário do PostgreSQL em DATABASE_URL não tem os direitos que faltam: de ler e escrever as tabelas e, para atualizar o banco, de criar tabelas.',
  '53300': 'O PostgreSQL de DATABASE_URL não tem conexões livres: veja max_connections.',
}

/** Why something does not begin, in one sentence where the person at the terminal can mend it. */
export function reasonOf(error: unknown): string {
  const { message = '' } = error as Error
  const code = (error as NodeJS.ErrnoException).code ?? codeOf(error) ?? ''
  const isPlain = error instanceof DatabaseRefused || message.startsWith('Configuração inválida')
  return REASONS[code] ?? (isPlain ? message : JSON.stringify(errorShape(error)))
}
