import {
  deciderNotaire,
  type DecisionNotaire,
  type IdentiteNotaire,
  type MoyenNotaire,
  RegisterError,
} from '@registre/domain'
import type { Db } from '@registre/db'
import type { Ctx } from '../../platform/context.ts'
import {
  type EtudeRow,
  listerComptesEtude,
  trouverEtude,
  trouverEtudeParNumero,
  trouverEtudeParSiret,
} from './etude.ts'
import { presenterCertificat } from '../certificats/presenter-certificat.ts'
import type { LienNotaire, Presente } from './presente.ts'
import { presenterConnexion } from './presenter-connexion.ts'

type Reader = Pick<Db, 'query'>

/**
 * The ways in of a notary: the sign-on first, which the person has just asked for; a certificate is
 * there at each request.
 */
const MOYENS: Record<MoyenNotaire, (ctx: Ctx) => Promise<Presente | null>> = {
  connexion: presenterConnexion,
  certificat: presenterCertificat,
}

/** Who presents themself in this request. Throws `certificat-requis` when nobody does. */
export const presentOf = async (ctx: Ctx): Promise<Presente> => {
  const presente = (await MOYENS.connexion(ctx)) ?? (await MOYENS.certificat(ctx))
  if (!presente) throw new RegisterError('certificat-requis')
  return presente
}

/**
 * The office that an identity names: by its number; by its SIRET where the number is not told, or
 * the register does not know it.
 */
export const trouverEtudeDite = async (
  db: Reader,
  { numEtude, siret }: Pick<IdentiteNotaire, 'numEtude' | 'siret'>,
): Promise<EtudeRow | undefined> => {
  const parNumero = numEtude === null ? undefined : await trouverEtudeParNumero(db, numEtude)
  if (parNumero || siret === '') return parNumero
  const parSiret = await trouverEtudeParSiret(db, siret)
  return parSiret && (numEtude === null || parSiret.num_etude === null) ? parSiret : undefined
}

export interface Reconnu {
  presente: Presente
  lien: LienNotaire | undefined
  etude: EtudeRow | undefined
  /** The account that opens, when `decision` says so. */
  utilisateurId: number | null
  decision: DecisionNotaire
}

/**
 * What the register knows of somebody who presents themself, and what it does with them: the same
 * for both ways in.
 */
export const reconnaitre = async (db: Reader, presente: Presente): Promise<Reconnu> => {
  const { identite } = presente
  const dite = await trouverEtudeDite(db, identite)
  const lien = await presente.trouverLien(db, dite)
  const etude = lien ? await trouverEtude(db, lien.teledeclarantId) : dite
  const comptes = lien && etude ? await listerComptesEtude(db, etude.id) : []
  const compte = comptes.find(({ id, profil }) =>
    lien?.utilisateurId === null ? profil === 'NOTAIRE_ADMIN' : id === lien?.utilisateurId,
  )
  return {
    presente,
    lien,
    etude,
    utilisateurId: compte?.id ?? null,
    decision: deciderNotaire({
      moyen: identite.moyen,
      qualite: identite.qualite,
      etude: etude ?? null,
      lie: lien !== undefined,
      profil: compte?.profil ?? null,
    }),
  }
}
