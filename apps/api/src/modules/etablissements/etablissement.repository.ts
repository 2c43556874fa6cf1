import type { Db, RowOf, Tx } from '@registre/db'
import { type Representant, valeursRepresentant } from '../inscription/representant.ts'

const COLUMNS = `id, version, type, statut, raison_sociale, siret, code_ape, libelle_ape, type_etablissement, num_etude, adresse, code_postal, commune, telephone,
  rep_civilite, rep_nom, rep_prenom, rep_email, rep_telephone, rep_adresse`

const LIRE = `select ${COLUMNS} from teledeclarant where id = $1` as const
export type EtablissementRow = RowOf<typeof LIRE>

/** An establishment, without its secrets and technical parameters. */
export const lireEtablissementRow = async (
  db: Pick<Db, 'query'>,
  id: number,
): Promise<EtablissementRow | undefined> => (await db.query(LIRE, [id]))[0]

export interface CoordonneesEtablissement {
  telephone: string
  representant: Representant
}

/** Writes the contact data if the version is still the one read; says whether it was. */
export const ecrireEtablissement = async (
  tx: Tx,
  id: number,
  version: number,
  c: CoordonneesEtablissement,
): Promise<boolean> => {
  const rows = await tx.sql(
    `update teledeclarant set telephone = $3, rep_civilite = $4, rep_nom = $5, rep_prenom = $6, rep_email = $7, rep_telephone = $8, rep_adresse = $9::jsonb, version = version + 1
     where id = $1 and version = $2 returning id`,
    [id, version, c.telephone, ...valeursRepresentant(c.representant)],
  )
  return rows.length > 0
}
