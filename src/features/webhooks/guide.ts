import { EVENTS, notificationOf } from '#/features/notifications/kinds.ts'
import { DELIVERY_DAYS, FORMER_SECRET_HOURS, RETRIES } from './limits.ts'
import {
  DELIVERIES_PER_DAY,
  FAILING_HOURS,
  FAILURES_MIN,
  GATHERED_MINUTES,
} from './outbox/limits.ts'
import { TEST_EVENT, TEST_TEXT } from './outbox/topics.ts'

/** How a receiver knows that we sent it, as the documentation has it and a test runs it. */
export const CHECK = `import { createHmac, timingSafeEqual } from 'node:crypto'

/** @param corpo o texto recebido, antes de qualquer JSON.parse */
export function veioDaPraca(assinatura, corpo, segredo) {
  const partes = assinatura.split(',').map((parte) => parte.split('='))
  const segundos = Number(partes.find(([nome]) => nome === 't')?.[1])
  // Um aviso antigo pode ter sido copiado por outra pessoa.
  if (!(Math.abs(Date.now() / 1000 - segundos) < 300)) return false
  const certa = createHmac('sha256', segredo).update(\`\${segundos}.\${corpo}\`).digest()
  return partes.some(([nome, valor]) => {
    const enviada = Buffer.from(valor ?? '', 'hex')
    return nome === 'v1' && enviada.length === certa.length && timingSafeEqual(enviada, certa)
  })
}`

const id = (n: number) => `0198c0de-0000-7000-8000-00000000000${n}`

/** Of what the examples are. */
const ABOUT = {
  vendorId: id(1),
  offerId: id(2),
  offer: 'Prumo ERP',
  person: 'Uma pessoa',
  data: {
    rating: 4,
    reason: 'A marca é de outra empresa.',
    item: 'NF-e',
    count: 2,
    days: 30,
    name: 'Vitrine de março',
    conversation: id(4),
  },
}

const sample = (publicUrl: string, event: string) => {
  const told = notificationOf(event)
  return {
    id: id(5),
    evento: event,
    criadoEm: '2026-03-02T12:00:00.000Z',
    pagina: id(1),
    texto: told?.text(ABOUT) ?? '',
    link: `${publicUrl}${told?.link(ABOUT) ?? ''}`,
    oferta: null,
    avaliacao: null,
    conversa: null,
  }
}

const OFFER = { _id: id(2), nome: 'Prumo ERP', tipo: 'software' } as const

const REVIEW = {
  _id: id(3),
  rating: 4,
  comment: 'Fechamos o mês em dois dias.',
  pontosFortes: '',
  pontosFracos: '',
  criterios: { facilidade: 5, implantacao: null, suporte: 4, recursos: null, custoBeneficio: null },
  recomendaria: true,
  porte: 'me',
  setor: 'comercio',
  funcao: null,
  tempoDeUso: null,
  produtoAnterior: '',
  incentivado: false,
  autor: 'dominio_proprio',
  etiquetas: ['email_corporativo'],
  createdAt: '2026-03-02T12:00:00.000Z',
  user: { firstName: 'Ana', lastName: 'Lima', position: '', photo: '' },
  reply: null,
} as const

const CONVERSATION = {
  _id: id(4),
  fornecedor: { _id: id(1), nome: 'Prumo Sistemas' },
  software: [{ _id: id(2), nome: 'Prumo ERP' }],
  situacao: 'aguardando',
  encerradoPor: null,
  contatoMostrado: false,
  ultimaMensagemEm: '2026-03-02T12:00:00.000Z',
  conferidoAte: null,
  comprador: 'Ana Lima',
  pedido: {
    _id: id(6),
    necessidade: 'Controlar o estoque de três lojas e emitir NF-e.',
    porte: 'me',
    setor: 'comercio',
    cidade: 'Recife/PE',
    prazo: 'ate_1_mes',
    orcamento: '',
    formas: ['email'],
    quando: '',
    criadoEm: '2026-03-02T12:00:00.000Z',
  },
  contato: null,
}

/** One for each part that may be there. */
export const examplesOf = (publicUrl: string) => ({
  'Uma avaliação': {
    ...sample(publicUrl, 'avaliacao.nova'),
    oferta: OFFER,
    avaliacao: { _id: id(3), publica: REVIEW },
  },
  'Um pedido de orçamento': { ...sample(publicUrl, 'orcamento.novo'), conversa: CONVERSATION },
  'Qualquer outro aviso': { ...sample(publicUrl, 'oferta.precos'), oferta: OFFER },
})

const json = (value: unknown) => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``

/** What stands of webhooks in the documentation, in Markdown. */
export const webhookGuide = (publicUrl: string) => `
## Webhooks

Quem administra a página de um fornecedor define, na área do fornecedor, o endereço \`https://\` de um sistema da empresa. Cada coisa que acontece com a página chega ali em um POST com JSON, e o seu sistema responde com um status de 200 a 299 em até 5 segundos.

- Sem essa resposta, o aviso é enviado de novo, até ${RETRIES} vezes, com intervalos cada vez maiores. O \`id\` continua o mesmo: use-o para não tratar um aviso duas vezes.
- A ordem não é garantida. Se tudo falha por ${FAILING_HOURS} horas, e pelo menos ${FAILURES_MIN} vezes, o webhook para até ser salvo de novo, e quem administra a página é avisado.
- Uma página tem até ${DELIVERIES_PER_DAY.toLocaleString('pt-BR')} avisos em 24 horas. Mudanças de preços e de prontidão são reunidas: chega um aviso ${GATHERED_MINUTES} minutos depois da primeira.
- Enquanto a página estiver oculta ou sem confirmação, ou se quem salvou o webhook não a administrar mais, nada é enviado.
- O registro dos envios fica ${DELIVERY_DAYS} dias.

O cabeçalho \`praca-assinatura\` tem a forma \`t=segundos,v1=assinatura\`. A assinatura é o HMAC-SHA256, em hexadecimal, do texto \`segundos.corpo\`, com o segredo do webhook. Depois de uma troca de segredo, há uma \`v1\` para cada um por ${FORMER_SECRET_HOURS} horas. Confira antes de usar o aviso:

\`\`\`
${CHECK}
\`\`\`

Todos os avisos têm a mesma forma. O que não diz respeito a um deles é \`null\`. Em \`avaliacao\`, \`publica\` é a avaliação como todos a leem na hora do envio, ou \`null\` se ninguém mais a lê.

${Object.entries(examplesOf(publicUrl))
  .map(([title, example]) => `${title}:\n\n${json(example)}`)
  .join('\n\n')}

| evento | o que \`texto\` diz, por exemplo |
| --- | --- |
${EVENTS.map((event) => `| \`${event}\` | ${notificationOf(event)?.text(ABOUT)} |`).join('\n')}
| \`${TEST_EVENT}\` | ${TEST_TEXT} |
`
