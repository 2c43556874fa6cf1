import type { Db, RowOf } from '@registre/db'
import type { Representant } from '../inscription/representant.ts'

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
