import { randomBytes } from 'node:crypto'
import {
  CODES_SECOURS,
  ecrireCodeSecours,
  estCodeApplication,
  lireCode,
  OCTETS_CODE_SECOURS,
  refusDuChamp,
} from '@registre/domain'
import { Secret, TOTP } from 'otpauth'
import { chiffrer, dechiffrer } from '../../platform/chiffre.ts'
import type { Ctx } from '../../platform/context.ts'
import { journaliser } from '../../platform/journal.ts'
import { courriel, enqueueOutbox } from '../../platform/outbox.ts'
import { hashToken } from '../../platform/session-store.ts'
import { exigerEssai, oublierEssais } from '../../platform/echecs.ts'
import { instantEnLettres } from '../../platform/instant-en-lettres.ts'
import { depenserCodeSecours, lireEtat, lireSecret, prendrePas } from './facteurs.repository.ts'

const EMETTEUR = 'Registre des copropriétés'

const totpDe = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: EMETTEUR, label, secret: Secret.fromBase32(secret) })

/** A new secret of an application, and the address that its square code carries. */
export const tirerSecret = (login: string): { secret: string; adresse: string } => {
  const secret = new Secret({ size: 20 }).base32
  return { secret, adresse: totpDe(secret, login).toString() }
}

/** New recovery codes, and what the table keeps of them. */
export const tirerCodesSecours = (): { codes: string[]; hashes: string[] } => {
  const codes = Array.from({ length: CODES_SECOURS }, () =>
    ecrireCodeSecours(randomBytes(OCTETS_CODE_SECOURS)),
  )
  return { codes, hashes: codes.map((c) => hashToken(lireCode(c))) }
}

/**
 * Says what a code of the application is worth at this instant: it lives its own 30 seconds (ASVS
 * V6.5.5) and serves once. A code of the step before or after is told apart: its person holds the
 * application, and was late or has a clock that is.
 */
const codeApplication = async (
  { deps: { db, clock, settings } }: Ctx,
  id: number,
  code: string,
  confirme: boolean,
): Promise<'juste' | 'decale' | 'faux'> => {
  const row = await lireSecret(db, id)
  if (!row || (row.confirme_le !== null) !== confirme) return 'faux'
  const secret = dechiffrer(settings, row.secret_chiffre)
  // The application reckons with its telephone's time, also in a rehearsal.
  const timestamp = (clock.machine?.() ?? clock.now()).getTime()
  const totp = totpDe(secret)
  const ecart = totp.validate({ token: code, timestamp, window: 1 })
  if (ecart === null) return 'faux'
  if (ecart !== 0) return 'decale'
  const pris = await prendrePas(db, {
    id,
    pas: totp.counter({ timestamp }),
    lu: row.secret_chiffre,
    chiffre: chiffrer(settings, secret),
  })
  return pris ? 'juste' : 'faux'
}

/** True for the code that the keepers of a demonstration share, given by one of them. */
const codeDemoJuste = async (
  { deps: { db, clock, demonstration } }: Ctx,
  id: number,
  code: string,
): Promise<boolean> => {
  const etat = demonstration && (await lireEtat(db, id))
  return Boolean(etat && demonstration.codeJuste(etat, code, clock.now()))
}

/** Tells the owner that a recovery code served: whoever lost them must know. */
const prevenirSecours = async (ctx: Ctx, id: number): Promise<void> => {
  const etat = await lireEtat(ctx.deps.db, id)
  if (!etat) return
  await ctx.deps.db.transaction(async (tx) => {
    await journaliser(
      tx,
      { ...ctx, session: null },
      { type: 'code-de-secours', donnees: { utilisateurId: id } },
    )
    await enqueueOutbox(tx, [
      courriel(etat.email, 'second-facteur', {
        identifiant: etat.login,
        quoi: `Un code de secours vient de servir. Il en reste ${etat.secours}.`,
        quand: instantEnLettres(ctx.deps.clock.now()),
      }),
    ])
  })
}

const AUTRE_ONGLET =
  'Ce code n’est pas celui de la dernière application préparée. Si une autre page prépare aussi une application, terminez-y ; sinon, recommencez ici.'
const FAUX = 'Ce code n’est pas valable, ou il a déjà servi. Attendez le suivant.'
const DECALE =
  'Ce code n’est plus, ou pas encore, celui du moment : saisissez celui que l’application affiche maintenant. Si cela se répète, vérifiez que votre téléphone est à l’heure.'

/** Throws `regles-non-respectees` on the code. */
const refuserCode = (message: string = FAUX): never => {
  throw refusDuChamp('code', 'code', message)
}

/**
 * Takes a code of an account: of its application, of the demonstration, or one of its recovery
 * codes. Throws `regles-non-respectees`, and `trop-de-requetes` after five failures in a quarter of
 * an hour.
 */
export const exigerCode = async (
  ctx: Ctx,
  id: number,
  saisi: string,
  { confirme }: { confirme: boolean } = { confirme: true },
): Promise<void> => {
  const { db } = ctx.deps
  const cle = `facteur:${id}`
  await exigerEssai(ctx.deps, cle)
  const code = lireCode(saisi)
  if (estCodeApplication(code)) {
    if (!(confirme && (await codeDemoJuste(ctx, id, code)))) {
      const valeur = await codeApplication(ctx, id, code, confirme)
      if (valeur === 'decale') return refuserCode(DECALE)
      if (valeur === 'faux') return refuserCode(confirme ? FAUX : AUTRE_ONGLET)
    }
  } else {
    if (!confirme || !(await depenserCodeSecours(db, id, hashToken(code)))) return refuserCode()
    await prevenirSecours(ctx, id)
  }
  await oublierEssais(db, cle)
}
