import { CLES_ACCES_MAX, RegisterError, secondFacteurObligatoire } from '@registre/domain'
import { chiffrer } from '../../platform/chiffre.ts'
import { type Ctx, sessionOf } from '../../platform/context.ts'
import { changerFacteurs } from './changer-facteurs.ts'
import {
  type NouvelleReponse,
  preparerInscription,
  refuserCle,
  verifierInscription,
} from './cles.ts'
import { exigerCode, tirerCodesSecours, tirerSecret } from './codes.ts'
import {
  confirmerSecret,
  ecrireCodesSecours,
  effacerCle,
  effacerSecret,
  insererCle,
  lireEtat,
  listerCles,
  noterSecret,
} from './facteurs.repository.ts'

const etatOf = async (ctx: Ctx) => {
  const etat = await lireEtat(ctx.deps.db, sessionOf(ctx).utilisateurId)
  if (!etat) throw new RegisterError('non-connecte')
  return etat
}

/** The second factors of one's account. */
export const lireFacteurs = async (ctx: Ctx) => {
  const [etat, cles] = [
    await etatOf(ctx),
    await listerCles(ctx.deps.db, sessionOf(ctx).utilisateurId),
  ]
  return {
    obligatoire: secondFacteurObligatoire(etat.profil),
    code: etat.code === true,
    codesSecours: etat.secours ?? 0,
    cles: cles.map((c) => ({
      id: c.id,
      nom: c.nom,
      creeLe: c.cree_le.toISOString(),
      vueLe: c.vue_le?.toISOString() ?? null,
    })),
  }
}

const refuserSeconde = (): never => {
  throw new RegisterError('transition-interdite', {
    message: 'Une application est déjà en service : retirez-la d’abord.',
  })
}

/** A new secret for an application. Throws `transition-interdite` when one is in service. */
export const preparerCode = async (ctx: Ctx) => {
  const { login } = await etatOf(ctx)
  const tire = tirerSecret(login)
  const { utilisateurId } = sessionOf(ctx)
  const note = await ctx.deps.db.transaction((tx) =>
    noterSecret(tx, utilisateurId, chiffrer(ctx.deps.settings, tire.secret)),
  )
  return note ? tire : refuserSeconde()
}

/**
 * Puts the application in service: the last one that was prepared. Throws `regles-non-respectees`,
 * `trop-de-requetes`, `transition-interdite` when another page has put one in service.
 */
export const confirmerCode = async (ctx: Ctx, code: string) => {
  const { utilisateurId } = sessionOf(ctx)
  if ((await etatOf(ctx)).code) refuserSeconde()
  await exigerCode(ctx, utilisateurId, code, { confirme: false })
  return {
    codesSecours: await changerFacteurs(ctx, {
      type: 'ajouter-facteur',
      quoi: 'Une application d’authentification a été ajoutée.',
      faire: async (tx) => {
        if (!(await confirmerSecret(tx, utilisateurId, ctx.deps.clock.now()))) refuserSeconde()
      },
    }),
  }
}

/** Throws `introuvable` when none is in service, `transition-interdite` for the last factor of a keeper. */
export const retirerCode = async (ctx: Ctx): Promise<Record<string, never>> => {
  await changerFacteurs(ctx, {
    type: 'retirer-facteur',
    quoi: 'L’application d’authentification a été retirée.',
    faire: async (tx) => {
      if (!(await effacerSecret(tx, sessionOf(ctx).utilisateurId)))
        throw new RegisterError('introuvable')
    },
  })
  return {}
}

const exigerPlace = (cles: readonly unknown[]): void => {
  if (cles.length >= CLES_ACCES_MAX) throw new RegisterError('trop-d-elements')
}

/** Throws `trop-d-elements`. */
export const preparerCle = async (ctx: Ctx) => {
  const { utilisateurId: id } = sessionOf(ctx)
  const { login } = await etatOf(ctx)
  exigerPlace(await listerCles(ctx.deps.db, id))
  return preparerInscription(ctx, { id, login })
}

/** Throws `regles-non-respectees`, `trop-d-elements`. */
export const ajouterCle = async (
  ctx: Ctx,
  { nom, ...reponse }: NouvelleReponse & { nom: string },
) => {
  const { utilisateurId } = sessionOf(ctx)
  const cle = await verifierInscription(ctx, utilisateurId, reponse)
  return {
    codesSecours: await changerFacteurs(ctx, {
      type: 'ajouter-facteur',
      quoi: `La clé d’accès « ${nom} » a été ajoutée.`,
      faire: async (tx) => {
        exigerPlace(await listerCles({ query: tx.sql }, utilisateurId))
        const creeLe = ctx.deps.clock.now()
        if (!(await insererCle(tx, { ...cle, utilisateurId, nom, creeLe }))) refuserCle()
      },
    }),
  }
}

/** Throws `introuvable`, `transition-interdite` for the last factor of a keeper. */
export const retirerCle = async (ctx: Ctx, id: number): Promise<Record<string, never>> => {
  await changerFacteurs(ctx, {
    type: 'retirer-facteur',
    quoi: 'Une clé d’accès a été retirée.',
    faire: async (tx) => {
      if (!(await effacerCle(tx, sessionOf(ctx).utilisateurId, id)))
        throw new RegisterError('introuvable')
    },
  })
  return {}
}

/** New recovery codes, shown once. Throws `transition-interdite` for an account without a factor. */
export const renouvelerCodesSecours = async (ctx: Ctx) => {
  const { codes, hashes } = tirerCodesSecours()
  await changerFacteurs(ctx, {
    type: 'renouveler-codes-secours',
    quoi: 'Les codes de secours ont été remplacés.',
    faire: async (tx, { second_facteur }) => {
      if (!second_facteur) throw new RegisterError('transition-interdite')
      await ecrireCodesSecours(tx, sessionOf(ctx).utilisateurId, hashes)
    },
  })
  return { codesSecours: codes }
}
