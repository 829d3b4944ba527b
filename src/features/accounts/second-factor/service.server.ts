import { HOUR_MS } from '#/domain/durations.ts'
import { AppError } from '#/platform/server/errors.server.ts'
import { securityEvent } from '#/platform/server/log/security-log.server.ts'
import type { Platform } from '#/platform/server/platform.server.ts'
import { seal, unseal } from '#/platform/server/sealing.server.ts'
import {
  closeSessions,
  confirmSession,
  type Origin,
  type Viewer,
} from '#/platform/server/session.server.ts'
import { attempt, attemptSucceeded } from '../attempts.server.ts'
import { proveAgain } from '../login.server.ts'
import { accountById } from '../repository.server.ts'
import { announce } from './changes.server.ts'
import { proveByCode, secretOf } from './codes.server.ts'
import { newRecoveryCodes } from './recovery-codes.server.ts'
import * as repository from './repository.server.ts'
import type { BothProofs, Proof, SecondFactor, SetUp } from './schema.ts'
import { newTotpSecret, stepOf, totpAddress } from './totp.server.ts'

/** What a set-up that was begun is bound to. */
const setUpOf = (userId: string) => `set-up of the second factor of ${userId}`

/** Whether it is on, and whether an Admin needs it here. */
export async function readSecondFactor(
  { db, env }: Platform,
  viewer: Viewer,
): Promise<SecondFactor> {
  const held = await repository.secondFactorOf(db, viewer.id)
  const isAdmin = viewer.role === 'admin' || viewer.lacksSecondFactor
  return {
    ativadaEm: held?.onSince.toISOString() ?? '',
    codigosRestantes: held?.codesLeft ?? 0,
    exigida: isAdmin && env.ADMIN_SECOND_FACTOR === 'required',
  }
}

/**
 * Begins to set it up. Nothing is kept until a code has shown that the app has the secret.
 * @throws AppError 403 when the password is wrong; 409 where it is on
 */
export async function beginSetUp(
  platform: Platform,
  viewer: Viewer,
  password: string,
  origin: Origin,
): Promise<SetUp> {
  const { db, env } = platform
  await proveAgain(platform, viewer, password, origin)
  if (await repository.secondFactorOf(db, viewer.id)) throw isOn()
  const account = await accountById(db, viewer.id)
  const secret = newTotpSecret()
  const begun = JSON.stringify({ secret, until: Date.now() + HOUR_MS })
  return {
    segredo: secret,
    endereco: totpAddress(secret, account?.email ?? ''),
    pedido: await seal(env, begun, setUpOf(viewer.id)),
  }
}

/**
 * Turns it on, by a right code of the app, and logs everybody else out: what comes after asks for it.
 * @returns the recovery codes, which nobody sees again
 * @throws AppError 400 by the field of a wrong code, or for a set-up that is over; 409 where it is on
 */
export async function turnOn(
  platform: Platform,
  viewer: Viewer,
  { pedido, codigo }: { pedido: string; codigo: string },
  origin: Origin,
): Promise<string[]> {
  const { db, env } = platform
  await attempt(db, 'code', viewer.id, origin.ip)
  const begun = JSON.parse((await unseal(env, pedido, setUpOf(viewer.id))) ?? 'null')
  if (!begun || begun.until < Date.now())
    throw new AppError(400, 'Já faz tempo que você começou. Feche e comece de novo.')
  const step = stepOf(begun.secret, codigo.replace(/\s/g, ''))
  if (step === null) {
    const wrong = 'Código incorreto. Confira se a hora do celular está certa.'
    throw new AppError(400, wrong, { codigo: wrong })
  }
  await attemptSucceeded(db, 'code', viewer.id, origin.ip)
  const secret = await seal(env, begun.secret, secretOf(viewer.id))
  const { codes, hashes } = await newRecoveryCodes()
  await db.transaction(async (tx) => {
    await repository.lockAccount(tx, viewer.id)
    const row = { userId: viewer.id, secret, lastStep: step }
    if (!(await repository.insertSecondFactor(tx, row))) throw isOn()
    await repository.replaceRecoveryCodes(tx, viewer.id, hashes)
    await closeSessions(tx, viewer.id, viewer.sessionId)
    await confirmSession(tx, viewer)
    await announce(tx, platform, viewer.id, 'on')
  })
  return codes
}

/**
 * Ten new recovery codes: the old ones are void.
 * @throws AppError 403 when the password or the code is wrong; 409 where it is off
 */
export async function renewCodes(
  platform: Platform,
  viewer: Viewer,
  proofs: BothProofs,
  origin: Origin,
): Promise<string[]> {
  await proveBoth(platform, viewer, proofs, origin)
  const { codes, hashes } = await newRecoveryCodes()
  await platform.db.transaction(async (tx) => {
    await repository.lockAccount(tx, viewer.id)
    if (!(await repository.secondFactorOf(tx, viewer.id))) throw isOff()
    await repository.replaceRecoveryCodes(tx, viewer.id, hashes)
    await announce(tx, platform, viewer.id, 'renewed')
  })
  return codes
}

/** @throws AppError 403 when the password or the code is wrong; 409 where it is off */
export async function turnOff(
  platform: Platform,
  viewer: Viewer,
  proofs: BothProofs,
  origin: Origin,
) {
  await proveBoth(platform, viewer, proofs, origin)
  await platform.db.transaction(async (tx) => {
    await repository.lockAccount(tx, viewer.id)
    if (!(await repository.deleteSecondFactor(tx, viewer.id))) throw isOff()
    await announce(tx, platform, viewer.id, 'off')
  })
}

/** The password first: a code is used up only by who knows it. */
async function proveBoth(
  platform: Platform,
  viewer: Viewer,
  { password, codigo }: BothProofs,
  origin: Origin,
) {
  if (!(await repository.secondFactorOf(platform.db, viewer.id))) throw isOff()
  await proveAgain(platform, viewer, password, origin)
  await proveByCode(platform, viewer, codigo, origin)
}

/** By what a person can confirm who they are; who only comes by Google sets a password first. */
export async function readWaysToConfirm({ db }: Platform, { id }: Viewer) {
  const account = await accountById(db, id)
  const held = await repository.secondFactorOf(db, id)
  return { senha: account?.passwordHash != null, codigo: held !== undefined }
}

/**
 * Confirms who someone logged in is, for what they do in the next minutes.
 * @throws AppError 403 by the field that is wrong; TooManyAttempts
 */
export async function confirm(platform: Platform, viewer: Viewer, proof: Proof, origin: Origin) {
  if (proof.codigo) await proveByCode(platform, viewer, proof.codigo, origin)
  else await proveAgain(platform, viewer, proof.password ?? '', origin)
  await confirmSession(platform.db, viewer)
  securityEvent('session.confirmed')
}

const isOn = () => new AppError(409, 'A verificação em duas etapas já está ativada.')
const isOff = () => new AppError(409, 'A verificação em duas etapas não está ativada.')
