import { PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { originOf } from '#/platform/server/session.server.ts'
import { reauthentication } from '../schema.ts'
import {
  bothProofs,
  proof,
  recoveryCodes,
  secondFactor,
  setUp,
  turningOn,
  waysToConfirm,
} from './schema.ts'
import {
  beginSetUp,
  confirm,
  readSecondFactor,
  readWaysToConfirm,
  renewCodes,
  turnOff,
  turnOn,
} from './service.server.ts'

const ADDRESS = '/login/second-factor'

/** The second factor of a person, and how a person confirms who they are. */
export const secondFactorRoutes = routes('Conta', [403, 409, 429], (api, platform) => {
  api.get(
    ADDRESS,
    {
      access: PERSON,
      summary: 'A própria verificação em duas etapas: desde quando, e quantos códigos restam',
      answer: secondFactor,
    },
    async ({ viewer }) => readSecondFactor(platform, viewer),
  )
  api.post(
    `${ADDRESS}/setup`,
    {
      access: PERSON,
      summary: 'Começa a verificação em duas etapas: o segredo para o aplicativo',
      body: reauthentication,
      answer: setUp,
    },
    async (call) => beginSetUp(platform, call.viewer, call.body.password, originOf(call)),
  )
  api.post(
    ADDRESS,
    {
      access: PERSON,
      summary: 'Ativa a verificação em duas etapas, com o primeiro código do aplicativo',
      body: turningOn,
      answer: recoveryCodes,
      message: 'Verificação em duas etapas ativada.',
    },
    async (call) => ({
      codigos: await turnOn(platform, call.viewer, call.body, originOf(call)),
    }),
  )
  api.post(
    `${ADDRESS}/codes`,
    {
      access: PERSON,
      summary: 'Troca os códigos de recuperação; os anteriores deixam de valer',
      body: bothProofs,
      answer: recoveryCodes,
      message: 'Códigos de recuperação trocados.',
    },
    async (call) => ({
      codigos: await renewCodes(platform, call.viewer, call.body, originOf(call)),
    }),
  )
  api.post(
    `${ADDRESS}/removal`,
    {
      access: PERSON,
      summary: 'Desativa a verificação em duas etapas',
      body: bothProofs,
      message: 'Verificação em duas etapas desativada.',
    },
    async (call) => turnOff(platform, call.viewer, call.body, originOf(call)),
  )
  api.get(
    '/login/confirmation',
    {
      access: PERSON,
      summary: 'Como a pessoa pode confirmar quem é: por senha, por código',
      answer: waysToConfirm,
    },
    async ({ viewer }) => readWaysToConfirm(platform, viewer),
  )
  api.post(
    '/login/confirmation',
    {
      access: PERSON,
      summary: 'Confirma quem a pessoa é, por senha ou código, para o que tem peso',
      body: proof,
    },
    async (call) => confirm(platform, call.viewer, call.body, originOf(call)),
  )
})
