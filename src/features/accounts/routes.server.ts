import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { getOwnProfile } from '#/features/profile/service.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { ANYONE, VISITOR_OR_PERSON } from '#/platform/server/http/access.server.ts'
import { routes } from '#/platform/server/http/routes.server.ts'
import { securityEvent } from '#/platform/server/log/security-log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { originOf, viewerWithToken } from '#/platform/server/session.server.ts'
import { logInWithGoogle } from './google-login.server.ts'
import { giveNonce } from './google-nonce.server.ts'
import { type Login, logIn, logOut } from './login.server.ts'
import { checkResetLink, forgotPassword, resetPassword } from './recovery.server.ts'
import {
  forgotPassword as forgotPasswordBody,
  googleLogin,
  login,
  loginAnswer,
  resetPassword as resetPasswordBody,
  secretParam,
  signUp as signUpBody,
} from './schema.ts'
import { giveDeviceCookie } from './sessions/cookie.server.ts'
import { signUp, validateEmail } from './sign-up.server.ts'

/** What a browser keeps of a login: some of it in a cookie that no script reads. */
async function presentLogin(
  { db, env }: Platform,
  { userId, token, credential, cookie }: Login,
  reply: FastifyReply,
) {
  const user = await getOwnProfile(db, userId)
  if (cookie) giveDeviceCookie(env, reply, cookie)
  securityEvent('login.succeeded', { who: userId })
  return { token, credential, user }
}

/** Ways in and out: `/v1/newlogin`, `/v1/login`, `/v1/changePassword`… */
export const accountRoutes = routes('Conta', [400, 401, 403, 409, 429], (api, platform) => {
  for (const [url, summary] of [
    ['/newlogin', 'Pede uma conta; o e-mail a confirmar chega em seguida'],
    ['/reenviarEmailCadastro', 'Pede de novo o e-mail que confirma o cadastro'],
  ] as const) {
    api.post(
      url,
      {
        access: ANYONE,
        summary,
        body: signUpBody,
        message: 'Se o e-mail puder receber, a mensagem chega em instantes.',
      },
      async (call) => signUp(platform, call.body, originOf(call)),
    )
  }
  async function validate(call: FastifyRequest, token: string, reply: FastifyReply) {
    const opened = await validateEmail(platform, token, originOf(call))
    return presentLogin(platform, opened, reply)
  }
  api.post(
    '/newlogin/validate',
    {
      access: ANYONE,
      summary: 'Confirma o e-mail pelo link recebido e entra na conta',
      body: secretParam,
      answer: loginAnswer,
    },
    async (call, reply) => validate(call, call.body.token, reply),
  )
  api.get(
    '/newlogin/validate/:token',
    {
      access: ANYONE,
      summary: 'O mesmo, com o segredo no endereço',
      params: secretParam,
      answer: loginAnswer,
    },
    async (call, reply) => validate(call, call.params.token, reply),
  )
  api.post(
    '/login',
    { access: ANYONE, summary: 'Entra na conta', body: login, answer: loginAnswer },
    async (call, reply) => {
      const login = await logIn(platform, call.body, originOf(call), call.cookies)
      return presentLogin(platform, login, reply)
    },
  )
  api.get(
    '/login/validate',
    {
      access: ANYONE,
      summary: 'Diz se um token de sessão vale',
      query: z.object({ token: z.string().min(1).max(200) }),
      answer: z.object({ _id: z.uuid() }),
    },
    async (call) => {
      const viewer = await viewerWithToken(platform, call.query.token, call)
      if (!viewer) throw new AppError(401, 'Token inválido!')
      return { _id: viewer.id }
    },
  )
  api.post(
    '/logout',
    { access: VISITOR_OR_PERSON, summary: 'Sai da conta: o token deixa de valer' },
    async ({ viewer }) => {
      if (viewer) await logOut(platform, viewer)
    },
  )
  api.post(
    '/changePasswordToken',
    {
      access: ANYONE,
      summary: 'Pede o e-mail para escolher outra senha',
      body: forgotPasswordBody,
      message: 'Email para redefinição de senha enviado.',
    },
    async (call) => forgotPassword(platform, call.body.email, originOf(call)),
  )
  api.post(
    '/changePasswordToken/validate',
    {
      access: ANYONE,
      summary: 'Diz se o link para escolher outra senha vale, sem usá-lo',
      body: resetPasswordBody.pick({ token: true }),
    },
    async (call) => void (await checkResetLink(platform, call.body.token, originOf(call))),
  )
  api.post(
    '/changePassword',
    {
      access: VISITOR_OR_PERSON,
      summary: 'Escolhe outra senha pelo link recebido',
      body: resetPasswordBody,
      message: 'Senha alterada com sucesso.',
    },
    async (call, reply) => {
      const cookie = await resetPassword(platform, call.body, call.viewer, originOf(call))
      if (cookie) giveDeviceCookie(platform.env, reply, cookie)
    },
  )
})

/** `POST /auth/google`. */
export const googleRoutes = routes('Conta', [401, 403, 404, 409, 429, 503], (api, platform) => {
  api.post(
    '/google/nonce',
    {
      access: ANYONE,
      summary: 'Faz o nonce de um acesso pelo Google, que só vale neste navegador',
      answer: z.object({ nonce: z.string() }),
    },
    async (_call, reply) => ({ nonce: giveNonce(platform.env, reply) }),
  )
  api.post(
    '/google',
    {
      access: ANYONE,
      summary: 'Entra na conta com o Google',
      body: googleLogin,
      answer: loginAnswer,
    },
    async (call, reply) => {
      const login = await logInWithGoogle(platform, call.body, originOf(call), call.cookies)
      return presentLogin(platform, login, reply)
    },
  )
})
