import { z } from 'zod'
import { PASSWORD_MAX, PASSWORD_MIN } from '#/domain/person.ts'
import { ownProfile } from '#/features/profile/schema.ts'
import {
  emailAddress,
  firstName,
  lastName,
  newPassword,
  oneLine,
  plataformName,
} from '#/platform/text-fields.ts'
import { code } from './second-factor/schema.ts'

const SHORT_PASSWORD = 'A senha precisa ter no mínimo 6 caracteres!'

/** Body of `POST /v1/newlogin` and `POST /v1/reenviarEmailCadastro`. Asking for an account accepts the terms in force. */
export const signUp = z.object({
  firstName,
  lastName,
  email: emailAddress('Email é obrigatório', 'Email inválido'),
  plataformName,
  password: newPassword(SHORT_PASSWORD),
})
export type SignUp = z.infer<typeof signUp>

/** Body of `POST /v1/login`. */
export const login = z.object({
  /** E-mail address or username. */
  user: oneLine('Email inválido').pipe(
    z.string().min(3, 'Email inválido').max(254, 'Email inválido'),
  ),
  /** The password, or the credential of a remembered browser in its place. */
  password: z
    .string('Senha inválida')
    .min(PASSWORD_MIN, 'Senha inválida')
    .max(PASSWORD_MAX, 'Senha inválida'),
  /** Asks for a credential that this browser may keep in place of the password. */
  remember: z.boolean().default(false),
  /** Of the second factor, where a login without it was refused with the reason `code`. */
  codigo: code.optional(),
})

/** What a login answers: the browser keeps it under the spec's keys. */
export const loginAnswer = z.object({
  token: z.string(),
  user: ownProfile,
  /** For a remembered browser, else ''. */
  credential: z.string(),
})
export type LoginAnswer = z.infer<typeof loginAnswer>

/** Body of `POST /v1/changePasswordToken`. */
export const forgotPassword = z.object({
  email: emailAddress('Insira um email válido.', 'Insira um email válido.'),
})

const resetPasswordField = newPassword('Senha escolhida muito curta.')

/** Body of `POST /v1/changePassword`. */
export const resetPassword = z.object({
  password: resetPasswordField,
  token: z.string('Token inválido!').min(1, 'Token inválido!').max(200, 'Token inválido!'),
})

/** Body of `PUT /v1/login/password`: a new password for someone logged in. */
export const changePassword = z.object({
  currentPassword: z
    .string('Insira uma senha válida.')
    .min(1, 'Insira uma senha válida.')
    .max(PASSWORD_MAX),
  password: resetPasswordField,
  /** Ends the login by Google too. */
  endGoogle: z.boolean().default(false),
})

/** Body of what asks for the password again. */
export const reauthentication = z.object({
  password: z.string('Senha inválida').min(1, 'Senha inválida').max(PASSWORD_MAX, 'Senha inválida'),
})

/** Body of `POST /v1/login/deletion`. */
export const deletionRequest = reauthentication.extend({ keepComments: z.boolean().default(false) })

/** Body of `POST /auth/google`. */
export const googleLogin = z.object({
  idToken: z.string('Token inválido!').min(1, 'Token inválido!').max(10_000, 'Token inválido!'),
  /** Of the account, asked for once to link it where Google does not answer for the address. */
  password: z.string('Senha inválida').max(PASSWORD_MAX, 'Senha inválida').optional(),
  codigo: code.optional(),
})

/** The secret of a link. */
export const secretParam = z.object({ token: z.string().min(1).max(200) })

const repeated = 'Senhas não conferem'

/** The sign-up form: what is sent, the password again, and the terms. */
export const signUpForm = signUp
  .extend({ password2: z.string(), terms: z.literal(true, 'Aceite os termos para continuar.') })
  .refine(({ password, password2 }) => password === password2, {
    path: ['password2'],
    message: repeated,
    when: ({ value }) => Boolean((value as { password2?: string })?.password2 !== undefined),
  })

/** The reset form. */
export const resetPasswordForm = z
  .object({
    password: z.string().min(1, 'Insira uma senha válida.').pipe(resetPasswordField),
    password2: z.string().min(1, 'Insira uma senha válida.'),
  })
  .refine(({ password, password2 }) => password === password2, {
    path: ['password2'],
    message: 'Senhas não conferem.',
  })
