import { RegisterError, refusDuChamp } from '@registre/domain'
import type { Ctx, Session } from '../../platform/context.ts'
import { exigerPreuveFraiche } from '../../platform/guards.ts'
import { journaliser } from '../../platform/journal.ts'
import { aUnSecondFacteur } from '../entrer/lire-compte.ts'
import { hacherCle } from '../../platform/cle-courriel.ts'
import { poserMotDePasse } from '../comptes/poser-mot-de-passe.ts'
import { tenirUtilisateurs } from '../comptes/tenir.ts'
import { cleValable, depenserCle, lireHash } from './cle.repository.ts'
import { exigerEssai, oublierEssais } from '../../platform/echecs.ts'
import { exigerMotDePasseSur } from '../comptes/exiger-mot-de-passe-sur.ts'
import { hacherMotDePasse, motDePasseJuste } from '../../platform/mot-de-passe.ts'

interface Saisie {
  key?: string | undefined
  password?: string | undefined
  newPassword: string
}

const MESSAGE_CLE =
  'Ce lien n’est plus valable : il a déjà servi ou il a expiré. Demandez-en un nouveau.'

/** Throws `regles-non-respectees` on the key. */
const refuserCle = (): never => {
  throw new RegisterError('regles-non-respectees', {
    message: MESSAGE_CLE,
    champs: [{ champ: 'key', code: 'cle-perimee', message: MESSAGE_CLE }],
  })
}

/**
 * Throws `regles-non-respectees` for a wrong present password, `trop-de-requetes` after five of
 * them in a quarter of an hour.
 */
const exigerActuel = async (ctx: Ctx, session: Session, actuel: string): Promise<void> => {
  const { db } = ctx.deps
  const cle = `preuve:${session.utilisateurId}`
  await exigerEssai(ctx.deps, cle)
  if (await motDePasseJuste(await lireHash(db, session.utilisateurId), actuel))
    return oublierEssais(db, cle)
  await journaliser({ sql: db.query }, ctx, {
    type: 'changer-mot-de-passe-refuse',
    motif: 'mot-de-passe',
  })
  throw refusDuChamp('password', 'mot-de-passe', 'Le mot de passe actuel est incorrect.')
}

const parCle = async (ctx: Ctx, cle: string, motDePasse: string): Promise<void> => {
  const { db, clock } = ctx.deps
  const cleHash = hacherCle(cle)
  const compte = await cleValable(db, cleHash, clock.now())
  if (!compte) return refuserCle()
  exigerMotDePasseSur(motDePasse, compte.login)
  const hash = await hacherMotDePasse(motDePasse)
  await db.transaction(async (tx) => {
    // Before its key: whatever ends the account ends its keys once it holds it.
    await tenirUtilisateurs(tx, [compte.id])
    const trouve = (await depenserCle(tx, cleHash, clock.now())) ?? refuserCle()
    await poserMotDePasse(tx, ctx, { id: trouve.id, hash, sauf: null })
  })
}

/**
 * What is written of a password that a signed-in person chooses with the present one. Throws as
 * `changerMotDePasse`.
 */
export const preparerMotDePasse = async (
  ctx: Ctx,
  session: Session,
  actuel: string,
  motDePasse: string,
): Promise<{ hash: string; sauf: string }> => {
  await exigerActuel(ctx, session, actuel)
  // The present password is a proof by itself, where it is the only one.
  if (await aUnSecondFacteur(ctx, session.utilisateurId)) exigerPreuveFraiche(ctx)
  exigerMotDePasseSur(motDePasse, session.login)
  return { hash: await hacherMotDePasse(motDePasse), sauf: session.idHash }
}

const parSession = async (
  ctx: Ctx,
  session: Session,
  actuel: string,
  motDePasse: string,
): Promise<void> => {
  const choisi = await preparerMotDePasse(ctx, session, actuel, motDePasse)
  await ctx.deps.db.transaction(async (tx) => {
    await poserMotDePasse(tx, ctx, { id: session.utilisateurId, ...choisi })
  })
}

/**
 * Chooses a password by a key received by mail, or with the present one when signed in. All else
 * that is open in the name of the account ends. Throws `non-connecte` with neither,
 * `regles-non-respectees` with the field at fault.
 */
export const changerMotDePasse = async (ctx: Ctx, saisie: Saisie) => {
  if (saisie.key !== undefined) await parCle(ctx, saisie.key, saisie.newPassword)
  else if (ctx.session)
    await parSession(ctx, ctx.session, saisie.password ?? '', saisie.newPassword)
  else throw new RegisterError('non-connecte')
  // This browser's own series has just been closed with the others.
  ctx.reply.clearSouvenir()
  return { response: true }
}
