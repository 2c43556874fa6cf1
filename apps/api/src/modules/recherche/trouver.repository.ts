import { compose, parametres, type RowOf, type Tx } from '@registre/db'
import type { IsoDate } from '@registre/domain'
import { FAITS_A_JOUR } from '../coproprietes/situation.sql.ts'
import { type Demande, texteTrouver } from './trouver.sql.ts'

const TROUVES = `select copropriete_id, 0 as total from annuaire` as const

export interface Trouves {
  ids: readonly number[]
  total: number
}

/** The best entries of the directory for what was understood, best first. */
export const trouver = async (
  tx: Pick<Tx, 'sql'>,
  demande: Demande,
  page: { limite: number; depart: number },
): Promise<Trouves> => {
  const { params, place } = parametres()
  const texte = texteTrouver(place, demande, page)
  if (texte === null) return { ids: [], total: 0 }
  const rows = await tx.sql(compose(TROUVES, texte), params)
  return { ids: rows.map((r) => r.copropriete_id), total: rows[0]?.total ?? 0 }
}

const LIGNES =
  `select f.copropriete_id, f.numero, f.nom, f.adresse, f.adresses_complementaires, f.code_postal, f.commune, f.nb_lots, f.etat, f.date_dissolution, f.remplacee_par,
    f.type_syndic, f.etat_mandat, f.date_fin_mandat, f.longitude, f.latitude, t.raison_sociale, trim(t.rep_prenom || ' ' || t.rep_nom) as representant,
    ${FAITS_A_JOUR('$2')}
  from unnest($1::int[]) with ordinality x(id, rang) join fiche f on f.copropriete_id = x.id join copropriete c on c.id = x.id left join teledeclarant t on t.id = f.teledeclarant_id order by x.rang` as const
export type LigneRow = RowOf<typeof LIGNES>

/** What a list tells of these co-ownerships on a day, in their order. */
export const lireLignes = (
  tx: Pick<Tx, 'sql'>,
  ids: readonly number[],
  jour: IsoDate,
): Promise<LigneRow[]> => tx.sql(LIGNES, [[...ids], jour], { name: 'recherche-lignes' })

const COMPTES =
  `select code_insee, count(*)::int as nombre from annuaire where code_insee = any($1::text[]) group by code_insee` as const

/** How many co-ownerships each of these communes has. */
export const compterParCommune = async (
  tx: Pick<Tx, 'sql'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, number>> =>
  new Map((await tx.sql(COMPTES, [[...codes]])).map((r) => [r.code_insee, r.nombre]))
