import type { Db, RowOf } from '@registre/db'
import { MANDAT_A_VENIR, NOM_DECLARANT } from '../dossiers/copropriete.sql.ts'
import { DISSOLVANTS, PREDECESSEURS, SYNDICS } from '../dossiers/regard.sql.ts'

const CHAMPS =
  `c.id, c.numero_immatriculation, c.etat, c.version, c.auteur_teledeclarant_id, c.teledeclarant_id, ${NOM_DECLARANT('t')} as teledeclarant,
  c.date_immatriculation, c.date_dissolution, r.numero_immatriculation as remplacee_par, ${SYNDICS} as syndics, ${DISSOLVANTS} as dissolvants,
  ${PREDECESSEURS} as predecesseurs, ${MANDAT_A_VENIR} as mandat_a_venir` as const
const LIRE =
  `select ${CHAMPS} from copropriete c left join teledeclarant t on t.id = c.teledeclarant_id left join copropriete r on r.id = c.remplacee_par_id` as const
const FICHE = `${LIRE} where c.id = $1` as const
const PAR_NUMEROS = `${LIRE} where c.numero_immatriculation = any($1)` as const
/** A co-ownership with what the policies ask, as it is read. */
export type CoproprieteRow = RowOf<typeof FICHE>

/** A co-ownership with what the policies ask, or undefined. Who may see it is decided on it. */
export const trouverCopropriete = async (
  db: Pick<Db, 'query'>,
  id: number,
): Promise<CoproprieteRow | undefined> =>
  (await db.query(FICHE, [id], { name: 'copropriete-fiche', byKey: true }))[0]

/** The co-ownerships that bear these numbers, as they are kept. */
export const trouverCoproprietes = (
  db: Pick<Db, 'query'>,
  numeros: readonly string[],
): Promise<CoproprieteRow[]> => db.query(PAR_NUMEROS, [numeros])

/** The name and the main address of a co-ownership. */
export const nommer = async (
  db: Pick<Db, 'query'>,
  coproprieteId: number,
): Promise<{ nom: string; adresse_principale: string } | undefined> =>
  (
    await db.query(`select nom, adresse_principale from copropriete where id = $1`, [coproprieteId])
  )[0]
