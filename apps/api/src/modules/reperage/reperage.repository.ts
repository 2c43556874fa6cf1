import type { Db, RowOf } from '@registre/db'
import type { IsoDate } from '@registre/domain'
import { FAITS_A_JOUR } from '../coproprietes/situation.sql.ts'

/** Co-ownerships given for one key: an address of a large site may bear more. */
export const MAX_PAR_CLE = 20
/** One more tells that there are more. */
const LUES_PAR_CLE = 21

const COLONNES =
  `f.copropriete_id, f.numero, f.nom, f.adresse, f.code_postal, f.commune, f.etat, f.date_dissolution, f.remplacee_par, ${FAITS_A_JOUR('$2')}` as const
const parCle = <S extends string>(source: S) =>
  `select k.cle, x.* from unnest($1::text[]) as k(cle) cross join lateral (select ${COLONNES} from ${source} order by f.numero limit ${LUES_PAR_CLE}) x` as const

/** How each kind of key is looked for: its table of projections or its index. */
const PAR_CLE = {
  numero: parCle('copropriete c join fiche f on f.copropriete_id = c.id where f.numero = k.cle'),
  siret: parCle(
    'teledeclarant t join fiche f on f.teledeclarant_id = t.id join copropriete c on c.id = f.copropriete_id where t.siret = k.cle',
  ),
  parcelle: parCle(
    'copropriete c join fiche f on f.copropriete_id = c.id where f.copropriete_id in (select copropriete_id from parcelle where id_parcelle = k.cle)',
  ),
  adresse: parCle(
    'copropriete c join fiche f on f.copropriete_id = c.id where f.copropriete_id in (select copropriete_id from adresse where id_ban = k.cle)',
  ),
} as const

export type Reperee = RowOf<(typeof PAR_CLE)['numero']>

/** The registered co-ownerships of some keys of a kind on a day, with the key that found each. */
export const trouverParCles = (
  db: Pick<Db, 'read'>,
  critere: keyof typeof PAR_CLE,
  cles: readonly string[],
  jour: IsoDate,
): Promise<Reperee[]> => db.read(PAR_CLE[critere], [cles, jour], { name: `reperage-${critere}` })
