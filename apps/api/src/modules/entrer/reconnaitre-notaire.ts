import { deciderNotaire, type DecisionNotaire, type IdentiteNotaire } from '@registre/domain'
import type { Db } from '@registre/db'
import {
  type EtudeRow,
  listerComptesEtude,
  trouverEtude,
  trouverEtudeParNumero,
  trouverEtudeParSiret,
} from '../notaires/etude.ts'
import type { LienNotaire, Presente } from './presente.ts'

type Reader = Pick<Db, 'query'>

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
