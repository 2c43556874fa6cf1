import type { RowOf, Tx } from '@registre/db'
import type { StatutTeledeclarant } from '@registre/domain'
import { DECLARANT_PAR_SIRET, INSERER_DECLARANT, PRENDRE_SIRET } from './declarant.sql.ts'
import { type Representant, valeursRepresentant } from './representant.ts'

/** The living declarant of a SIRET. */
export type DejaInscrit = RowOf<typeof DECLARANT_PAR_SIRET>

/** Takes a SIRET for the transaction; gives the living declarant that has it, held. */
export const prendreSiret = async (tx: Tx, siret: string): Promise<DejaInscrit | undefined> => {
  await tx.sql(PRENDRE_SIRET, [siret])
  return (await tx.sql(DECLARANT_PAR_SIRET, [siret]))[0]
}

/** A declarant to create. */
export interface NouveauTeledeclarant {
  type: 'PRO' | 'NON_PRO' | 'NOTAIRE'
  statut: StatutTeledeclarant
  siret: string | null
  raisonSociale: string
  codeApe: string
  libelleApe: string
  typeEtablissement: string
  adresse: string[]
  codePostal: string
  commune: string
  telephone: string
  syndicatCooperatif: boolean
  saisiALaMain: boolean
  /** The directory, which did not answer, is asked again. */
  attendSirene?: boolean
  /** Who started it: the visitor itself unless told. */
  origine?: 'INSCRIPTION' | 'SUCCESSEUR' | 'NOTAIRE'
  representant: Representant
}

/** Writes a declarant; gives its identifier. */
export const insererTeledeclarant = async (
  tx: Tx,
  t: NouveauTeledeclarant,
  maintenant: Date,
): Promise<number> => {
  const [row] = await tx.sql(INSERER_DECLARANT, [
    t.type,
    t.statut,
    t.siret,
    t.raisonSociale,
    t.codeApe,
    t.libelleApe,
    t.typeEtablissement,
    t.adresse,
    t.codePostal,
    t.commune,
    t.telephone,
    t.syndicatCooperatif,
    t.saisiALaMain,
    ...valeursRepresentant(t.representant),
    maintenant,
    t.origine ?? 'INSCRIPTION',
    t.attendSirene ? maintenant : null,
  ])
  if (!row) throw new Error('the declarant was not written')
  return row.id
}
