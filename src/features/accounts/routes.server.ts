import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { getOwnProfile } from '#/features/profile/service.server.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { originOf, viewerOf, viewerWithToken } from '#/platform/server/session.server.ts'
import { answer, failure } from '#/platform/wire.ts'
import { logInWithGoogle } from './google-login.server.ts'
import { type Login, logIn, logOut } from './login.server.ts'
import { forgotPassword, resetPassword } from './recovery.server.ts'
import {
  forgotPassword as forgotPasswordBody,
  googleLogin,
  login,
  loginAnswer,
  resetPassword as resetPasswordBody,
  secretParam,
  signUp as signUpBody,
} from './schema.ts'
import { signUp, validateEmail } from './sign-up.server.ts'

const tags = ['Conta']
const errors = { 400: failure, 401: failure, 403: failure, 409: failure, 429: failure }

const MAIL_SENT = 'Se o e-mail puder receber, a mensagem chega em instantes.'

/** What a browser keeps of a login. */
async function presentLogin({ db }: Platform, { userId, token, credential }: Login) {
  return { data: { token, credential, user: await getOwnProfile(db, userId) }, message: '' }
}

/** Ways in and out: `/v1/newlogin`, `/v1/login`, `/v1/changePassword`… */
export const accountRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (v1) => {
    for (const [url, summary] of [
      ['/newlogin', 'Pede uma conta; o e-mail a confirmar chega em seguida'],
      ['/reenviarEmailCadastro', 'Pede de novo o e-mail que confirma o cadastro'],
    ] as const) {
      v1.post(
        url,
        {
          schema: {
            tags,
            summary,
            body: signUpBody,
            response: { 200: answer(z.null()), ...errors },
          },
        },
        async (request) => {
          await signUp(platform, request.body, originOf(request))
          return { data: null, message: MAIL_SENT }
        },
      )
    }
    v1.get(
      '/newlogin/validate/:token',
      {
        schema: {
          tags,
          summary: 'Confirma o e-mail pelo link recebido e entra na conta',
          params: secretParam,
          response: { 200: answer(loginAnswer), ...errors },
        },
      },
      async (request) => {
        const opened = await validateEmail(platform, request.params.token, originOf(request))
        return presentLogin(platform, { ...opened, credential: '' })
      },
    )
    v1.post(
      '/login',
      {
        schema: {
          tags,
          summary: 'Entra na conta',
          body: login,
          response: { 200: answer(loginAnswer), ...errors },
        },
      },
      async (request) =>
        presentLogin(platform, await logIn(platform, request.body, originOf(request))),
    )
    v1.get(
      '/login/validate',
      {
        schema: {
          tags,
          summary: 'Diz se um token de sessão vale',
          querystring: z.object({ token: z.string().min(1).max(200) }),
          response: { 200: answer(z.object({ _id: z.uuid() })), ...errors },
        },
      },
      async ({ query }) => {
        const viewer = await viewerWithToken(platform.db, query.token)
        if (!viewer) throw new AppError(401, 'Token inválido!')
        return { data: { _id: viewer.id }, message: '' }
      },
    )
    v1.post(
      '/logout',
      {
        schema: {
          tags,
          summary: 'Sai da conta: o token deixa de valer',
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        const viewer = await viewerOf(platform.db, request)
        if (viewer) await logOut(platform, viewer)
        return { data: null, message: '' }
      },
    )
    v1.post(
      '/changePasswordToken',
      {
        schema: {
          tags,
          summary: 'Pede o e-mail para escolher outra senha',
          body: forgotPasswordBody,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        await forgotPassword(platform, request.body.email, originOf(request))
        return { data: null, message: 'Email para redefinição de senha enviado.' }
      },
    )
    v1.post(
      '/changePassword',
      {
        schema: {
          tags,
          summary: 'Escolhe outra senha pelo link recebido',
          body: resetPasswordBody,
          response: { 200: answer(z.null()), ...errors },
        },
      },
      async (request) => {
        const viewer = await viewerOf(platform.db, request)
        await resetPassword(platform, request.body, viewer, originOf(request))
        return { data: null, message: 'Senha alterada com sucesso.' }
      },
    )
  }

/** `POST /auth/google`. */
export const googleRoutes =
  (platform: Platform): FastifyPluginAsyncZod =>
  async (auth) => {
    auth.post(
      '/google',
      {
        schema: {
          tags,
          summary: 'Entra na conta com o Google',
          body: googleLogin,
          response: { 200: answer(loginAnswer), ...errors, 404: failure, 503: failure },
        },
      },
      async (request) =>
        presentLogin(
          platform,
          await logInWithGoogle(platform, request.body.idToken, originOf(request)),
        ),
    )
  }
