import { codeOf, isDatabaseAway } from './database/errors.server.ts'
import { DatabaseRefused } from './database/refusal.server.ts'
import { errorShape } from './log/error-shape.server.ts'

const SILENT = 'O PostgreSQL de DATABASE_URL não respondeu.'
const UNTRUSTED =
  'O certificado do PostgreSQL de DATABASE_URL não é de uma autoridade conhecida: ponha o dela em NODE_EXTRA_CA_CERTS.'

/** Reasons that the person at the terminal can mend, by the code of the system's error, or by what it says without one. */
const REASONS: Record<string, string> = {
  EADDRNOTAVAIL: 'O endereço em HOST não é desta máquina.',
  EACCES: 'Falta permissão: para a porta em PORT ou para a pasta em DATA_DIR.',
  EEXIST: 'DATA_DIR não é uma pasta.',
  ENOTDIR: 'DATA_DIR não é uma pasta.',
  ECONNREFUSED: 'O PostgreSQL de DATABASE_URL não aceita conexões. Ele está no ar?',
  ENOTFOUND: 'O servidor em DATABASE_URL não foi encontrado.',
  EAI_AGAIN: 'O servidor em DATABASE_URL não foi encontrado.',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  'The server does not support SSL connections':
    'O PostgreSQL de DATABASE_URL não fala TLS, e sslmode, ali, pede isso.',
  '25006':
    'DATABASE_URL leva a uma réplica, que não aceita escritas: ponha nela o servidor principal.',
  '28000':
    'O PostgreSQL de DATABASE_URL não deixa este usuário entrar a partir daqui: veja se ele existe e o que diz pg_hba.conf.',
  '28P01': 'O PostgreSQL de DATABASE_URL recusou o usuário ou a senha.',
  '3D000': 'O banco de dados em DATABASE_URL não existe.',
  '42501':
    'O usuário do PostgreSQL em DATABASE_URL não tem os direitos que faltam: de ler e escrever as tabelas e, para atualizar o banco, de criar tabelas.',
  '57P03': 'O PostgreSQL de DATABASE_URL ainda está começando. Tente de novo em instantes.',
  '53300': 'O PostgreSQL de DATABASE_URL não tem conexões livres: veja max_connections.',
}

/** Why something does not begin, in one sentence where the person at the terminal can mend it. */
export function reasonOf(error: unknown): string {
  const { message = '' } = error as Error
  const code = (error as NodeJS.ErrnoException).code ?? codeOf(error) ?? ''
  const isPlain = error instanceof DatabaseRefused || message.startsWith('Configuração inválida')
  if (code === 'EADDRINUSE')
    return `A porta ${(error as { port?: number }).port} já está em uso. Escolha outra com PORT (ou METRICS_PORT), por exemplo: PORT=3001 npm start`
  const known = REASONS[code] ?? REASONS[message]
  if (known) return known
  if (isDatabaseAway(error)) return SILENT
  return isPlain ? message : JSON.stringify(errorShape(error))
}
