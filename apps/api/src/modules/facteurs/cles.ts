import type { facteurs, HandlerOutput } from '@registre/contract'
import { RegisterError } from '@registre/domain'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Ctx } from '../../platform/context.ts'
import { hashToken } from '../../platform/session-store.ts'
import {
  type CleRow,
  depenserDefi,
  listerCles,
  noterDefi,
  noterUsageCle,
  trouverCle,
} from './facteurs.repository.ts'

const DEFI_MS = 5 * 60_000
const NOM = 'Registre des copropriétés'

export interface ReponseCle {
  id: string
  clientDataJSON: string
  authenticatorData: string
  signature: string
}
export interface NouvelleReponse {
  id: string
  clientDataJSON: string
  attestationObject: string
}

const lieu = ({ baseUrl }: Ctx) => {
  const { origin, hostname } = new URL(baseUrl)
  return { expectedOrigin: origin, expectedRPID: hostname }
}

const garderDefi = (
  { deps: { db, clock } }: Ctx,
  defi: string,
  utilisateurId: number | null,
): Promise<void> =>
  noterDefi(db, hashToken(defi), utilisateurId, new Date(clock.now().getTime() + DEFI_MS))

/** Throws `regles-non-respectees`. */
export const refuserCle = (): never => {
  throw new RegisterError('regles-non-respectees', {
    message: 'Cette clé d’accès n’a pas été reconnue. Recommencez, ou choisissez un autre moyen.',
  })
}

/** What a browser needs to make a passkey for this account; the ones that it has are left out. */
export const preparerInscription = async (
  ctx: Ctx,
  compte: { id: number; login: string },
): Promise<HandlerOutput<(typeof facteurs)['preparerCle']>> => {
  const { expectedRPID } = lieu(ctx)
  const exclues = (await listerCles(ctx.deps.db, compte.id)).map(({ identifiant }) => identifiant)
  const options = await generateRegistrationOptions({
    rpName: NOM,
    rpID: expectedRPID,
    userName: compte.login,
    userID: new TextEncoder().encode(String(compte.id)),
  })
  const { challenge, user, pubKeyCredParams } = options
  await garderDefi(ctx, challenge, compte.id)
  return {
    challenge,
    user,
    rp: { id: expectedRPID, name: NOM },
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: 'public-key' })),
    excludeCredentials: exclues.map((id) => ({ id, type: 'public-key' })),
  }
}

/** The passkey that a browser has made. Throws `regles-non-respectees`. */
export const verifierInscription = async (
  ctx: Ctx,
  utilisateurId: number,
  { id, clientDataJSON, attestationObject }: NouvelleReponse,
): Promise<{ identifiant: string; clePublique: Uint8Array; compteur: number }> => {
  const { db, clock } = ctx.deps
  const lu = await verifyRegistrationResponse({
    ...lieu(ctx),
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: (defi) => depenserDefi(db, hashToken(defi), utilisateurId, clock.now()),
  }).catch(() => null)
  if (!lu?.verified) return refuserCle()
  const { credential } = lu.registrationInfo
  return {
    identifiant: credential.id,
    clePublique: credential.publicKey,
    compteur: credential.counter,
  }
}

/** What a browser needs to present a passkey of the register, whosever it is. */
export const preparerPresentation = async (
  ctx: Ctx,
): Promise<HandlerOutput<(typeof facteurs)['preparerConnexionCle']>> => {
  const { expectedRPID: rpId } = lieu(ctx)
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId })
  await garderDefi(ctx, challenge, null)
  return { challenge, rpId }
}

/** Whose passkey it is that a browser presents. Throws `regles-non-respectees`. */
export const reconnaitreCle = async (ctx: Ctx, reponse: ReponseCle): Promise<CleRow> => {
  const { db, clock } = ctx.deps
  const cle = (await trouverCle(db, reponse.id)) ?? refuserCle()
  const { id, clientDataJSON, authenticatorData, signature } = reponse
  const lu = await verifyAuthenticationResponse({
    ...lieu(ctx),
    response: {
      id,
      rawId: id,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature },
      clientExtensionResults: {},
    },
    credential: {
      id: cle.identifiant,
      publicKey: new Uint8Array(cle.cle_publique),
      counter: Number(cle.compteur),
    },
    expectedChallenge: (defi) => depenserDefi(db, hashToken(defi), null, clock.now()),
  }).catch(() => null)
  if (!lu?.verified) return refuserCle()
  await noterUsageCle(db, cle.id, lu.authenticationInfo.newCounter, clock.now())
  return cle
}
