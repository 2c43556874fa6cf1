import { compose, type Db, parametres, type RowOf } from '@registre/db'
import { boundedSearch } from '../../platform/recherche-bornee.ts'
import { VEILLE } from '../sirene/veille.sql.ts'
import { conditions, EST_ADMIN, type Recherche } from './recherche.criteres.ts'

/** Longest count: beyond it, a search says that there are more. */
export const COMPTE_MAX = 10_000
const COMPTE_MAX_PLUS_UN = 10_001

const NOM = `f_unaccent(lower(coalesce(nullif(t.raison_sociale, ''), t.rep_nom))) collate "C"`
/** Co-ownerships that a declarant represents: neither drafts nor those that are no more. */
export const NB_COPROPRIETES = `(select count(*)::int from copropriete c where c.teledeclarant_id = t.id
    and c.etat not in ('BROUILLON', 'SUPPRIMEE', 'IMMATRICULATION_ANNULEE', 'DISSOUTE'))`
/** What the main account of alias `t` says: the first one that administers. */
const deLAdmin = (quoi: string): string =>
  `(select ${quoi} from utilisateur u where u.teledeclarant_id = t.id and ${EST_ADMIN} order by u.id limit 1)`
const nomTrie = (quoi: 'nom' | 'prenom'): string =>
  `f_unaccent(lower(coalesce(${deLAdmin(`u.${quoi}`)}, t.rep_${quoi}))) collate "C"`
/** Columns that the list may be sorted by. */
const TRIS: Readonly<Record<string, string>> = {
  idTeledeclarant: 't.id',
  raisonSociale: NOM,
  siret: 't.siret',
  nomAdmin: nomTrie('nom'),
  prenomAdmin: nomTrie('prenom'),
  motDePasseActive: `coalesce(${deLAdmin('u.mot_de_passe_hash is not null')}, false)`,
  commune: `f_unaccent(lower(t.commune)) collate "C"`,
  statutTeledeclarant: 't.statut',
  typeTeledeclarant: 't.type',
  nbCoproprietes: NB_COPROPRIETES,
}

/** The main account of alias `t`: the first one that administers. */
export const ADMIN =
  `left join lateral (select u.id, u.nom, u.prenom, u.profil, u.actif, u.mot_de_passe_hash is not null as mot_de_passe from utilisateur u
    where u.teledeclarant_id = t.id and ${EST_ADMIN} order by u.id limit 1) a on true` as const

const compter = <C extends string>(condition: C) =>
  `select count(*)::int as n from (select 1 from teledeclarant t where ${condition} limit ${COMPTE_MAX_PLUS_UN}) x` as const
const lignes = <P extends string>(page: P) =>
  `with page as materialized (${page})
  select t.id, t.type, t.statut, t.raison_sociale, t.siret, t.commune, coalesce(a.nom, t.rep_nom) as nom_admin, coalesce(a.prenom, t.rep_prenom) as prenom_admin,
    coalesce(a.mot_de_passe, false) as mot_de_passe, ${NB_COPROPRIETES} as nb_coproprietes,
    case when a.actif then a.id end as admin_id, a.profil as admin_profil, v.etat as veille, v.confirme_le as ferme_le
  from page t ${ADMIN} ${VEILLE}` as const
const MODELE = lignes('select t.* from teledeclarant t')
export type LigneRow = RowOf<typeof MODELE>

/**
 * One page of declarants, and how many match up to one more than COMPTE_MAX. Throws
 * `recherche-trop-large`.
 */
export const chercher = async (
  db: Db,
  r: Recherche,
): Promise<{ rows: LigneRow[]; total: number }> => {
  const { pageNumber, pageSize, sortField, sortDirection } = r.paginationOptions
  const { params, place } = parametres()
  const where = conditions(place, r)
  const sens = sortDirection === 'DESC' ? 'desc' : 'asc'
  const tri = TRIS[sortField] ?? NOM
  // As the index of each order says it.
  const ordre = `order by ${tri} ${sens}${tri === 't.id' ? '' : `, t.id ${sens}`}`
  const tranche = [...params, pageSize, (pageNumber - 1) * pageSize]
  return boundedSearch(db, async (tx) => {
    const [compte] = await tx.sql(compose(compter('true'), compter(where)), params)
    const rows = await tx.sql(
      compose(
        MODELE,
        `${lignes(`select t.* from teledeclarant t where ${where} ${ordre} limit $${params.length + 1} offset $${params.length + 2}`)} ${ordre}`,
      ),
      tranche,
    )
    return { rows, total: compte?.n ?? 0 }
  })
}
