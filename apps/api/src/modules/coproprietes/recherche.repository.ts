import {
  compose,
  type Db,
  nomDeRequete,
  parametres,
  type Place,
  type RowOf,
  type Tx,
} from '@registre/db'
import { type Acteur, type EtatCopropriete } from '@registre/domain'
import { MANDAT_A_VENIR, NOM_DECLARANT } from '../dossiers/copropriete.sql.ts'
import { DISSOLVANTS, PREDECESSEURS, SYNDICS } from '../dossiers/regard.sql.ts'
import {
  autresConditions,
  conditions,
  type Criteres,
  ETATS_COURANTS,
  etatsRares,
  etatsTrouvables,
  MAJ_FAITE,
  parEtatRare,
} from './recherche.sql.ts'

/** Columns that a list may be sorted by. */
export const TRIS: Readonly<Record<string, string>> = {
  nom: 'nom_normalise collate "C"',
  numeroImmatriculation: 'numero_immatriculation',
  adressePrincipale: 'adresse_principale',
  statutCopropriete: 'etat',
  statutRattachement: 'etat',
  nombreLots: 'nb_lots',
  nombreBatiments: 'nb_batiments',
  dateFinMandat: 'date_fin_mandat',
  majAnnuelle: 'date_derniere_maj_annuelle',
}

/** Longest count: beyond it, a search says that there are more. */
export const COMPTE_MAX = 10_000

type Lire = Pick<Tx, 'sql'>

export interface Compte {
  /** COMPTE_MAX + 1 when there are more. */
  total: number
  /**
   * The rare states that the rows are found by; null: the other criteria find fewer, or no state
   * was asked.
   */
  rares: readonly EtatCopropriete[] | null
}

const compter = async (tx: Lire, trouvees: string, params: unknown[]): Promise<number> =>
  (
    await tx.sql(
      compose(
        'select count(*)::int as n',
        `select count(*)::int as n from (${trouvees} limit ${COMPTE_MAX + 1}) x`,
      ),
      params,
    )
  )[0]?.n ?? 0

/** How many rows match, counted up to one more than COMPTE_MAX, and how to find them. */
export const compterCoproprietes = async (
  tx: Lire,
  acteur: Acteur,
  criteres: Criteres,
): Promise<Compte> => {
  const etats = etatsRares(acteur, criteres)
  const parEtat = parametres()
  const dansLEtat = etats && (await compter(tx, parEtatRare(parEtat.place, etats), parEtat.params))
  if (dansLEtat !== null && autresConditions(() => '', acteur, criteres).length === 0)
    return { total: dansLEtat, rares: etats }
  const rares = dansLEtat !== null && dansLEtat <= COMPTE_MAX ? etats : null
  const { params, place } = parametres()
  const where = conditions(place, acteur, criteres, rares)
  return { total: await compter(tx, `select 1 from copropriete c where ${where}`, params), rares }
}

export interface Page {
  tri: string
  descendant: boolean
  limite: number
  depart: number
}

const COLONNES = <J extends string>(jour: J) =>
  `c.id, c.numero_immatriculation, c.nom, c.adresse_principale, c.etat, c.teledeclarant_id, ${NOM_DECLARANT('t')} as teledeclarant,
  c.auteur_teledeclarant_id, c.nb_lots, c.nb_batiments, c.date_fin_mandat, coalesce(${MAJ_FAITE(jour)}, false) as maj_annuelle, c.date_cloture_dernier_exercice as cloture, c.geolocalisee, ${SYNDICS} as syndics, ${PREDECESSEURS} as predecesseurs, ${DISSOLVANTS} as dissolvants, ${MANDAT_A_VENIR} as mandat_a_venir, c.date_dissolution,
  (select r.numero_immatriculation from copropriete r where r.id = c.remplacee_par_id) as remplacee_par,
  (select max(d.id) from declaration d where d.copropriete_id = c.id and d.etat = 'BROUILLON') as brouillon_id` as const
/** The rows of a source named `page`. */
const lignes = <S extends string, J extends string, A extends string>(
  source: S,
  jour: J,
  aussi: A,
) =>
  `${source} select ${COLONNES(jour)}${aussi} from page c left join teledeclarant t on t.id = c.teledeclarant_id` as const
const LIGNES = lignes('with page as (select * from copropriete)', '$1', '')
export type LigneRow = RowOf<typeof LIGNES>
const LIGNES_TOTAL = lignes(
  'with page as (select *, 1 as total from copropriete)',
  '$1',
  ', c.total',
)

/**
 * The running mandate alone has its end here: an index of it is long where only others are looked
 * for.
 */
const SANS_INDEX: Readonly<Record<string, string>> = { date_fin_mandat: '(c.date_fin_mandat + 0)' }

/**
 * Sorted in memory, those without a name come last in both directions; in the order of the index,
 * they cannot.
 */
const ordreDe = (
  page: Page,
  { enMemoire, sansIndex = false }: { enMemoire: boolean; sansIndex?: boolean },
): string => {
  const colonne = TRIS[page.tri] ?? TRIS['nom'] ?? ''
  const sansNom = enMemoire && colonne === TRIS['nom'] ? `(c.nom_normalise = ''), ` : ''
  const sens = page.descendant ? 'desc' : 'asc'
  return `order by ${sansNom}${(sansIndex && SANS_INDEX[colonne]) || `c.${colonne}`} ${sens}, c.id ${sens}`
}

/** A narrow result, gathered with what it is sorted by and no more. */
const parmiPeu = (where: string, page: Page, tranche: string): string => {
  const [cle = 'nom_normalise'] = (TRIS[page.tri] ?? TRIS['nom'] ?? '').split(' ')
  return `with trouvees as materialized (select c.id, c.${cle} from copropriete c where ${where}), rangs as (select c.id from trouvees c ${tranche}),
    page as (select c.* from rangs join copropriete c using (id))`
}

/** A wide result, met in the order of an index and left early. */
const dansLOrdre = (where: string, tranche: string): string =>
  `with page as materialized (select c.* from copropriete c where ${where} ${tranche})`

/** A text of names, in their order: the index says which ones hold it, before any row is read. */
const parLesNoms = (
  place: Place,
  motif: string,
  page: Page,
  where: string,
  limites: string,
): string => {
  const ordre = (alias: string): string =>
    `order by ${alias}.nom_normalise collate "C" ${page.descendant ? 'desc' : 'asc'}, ${alias}.id ${page.descendant ? 'desc' : 'asc'}`
  return `with page as materialized (select c.* from (select n.id, n.nom_normalise from copropriete n where n.nom_normalise like ${place(motif)} ${ordre('n')} offset 0) n
    join copropriete c on c.id = n.id where ${where} ${ordre('n')} ${limites})`
}

/** A wide result by state, which no index gives: the first ones of each state, then of all. */
const etatParEtat = (
  place: Place,
  criteres: Criteres,
  page: Page,
  where: string,
  tranche: string,
): string => {
  const premiers = `order by c.id ${page.descendant ? 'desc' : 'asc'} limit ${place(page.depart + page.limite)}`
  const sources = etatsTrouvables(criteres).map((etat) => {
    const rare = ETATS_COURANTS.has(etat) ? '' : ` and c.id in (${parEtatRare(place, [etat])})`
    return `(select c.id, c.etat from copropriete c where ${where} and c.etat = ${place(etat)}::etat_copropriete${rare} ${premiers})`
  })
  return `with rangs as materialized (select c.id from (${sources.join(' union all ')}) c ${tranche}), page as (select c.* from rangs join copropriete c using (id))`
}

/** How far the order of an index is worth being walked for a state of a few in a hundred. */
const PREMIERES = 500
/** Orders in which rare states stand everywhere: the others have them together, at an end. */
const ORDRES_MELES: ReadonlySet<string | undefined> = new Set([
  TRIS['nom'],
  TRIS['numeroImmatriculation'],
  TRIS['adressePrincipale'],
])

/**
 * One page of rows. A narrow result (`total` within the cap, or rare states far from the first
 * page) is gathered first and sorted in memory; a wide one is read in the order of an index and
 * stopped early. Left alone, the planner walks the whole register for a rare name.
 */
export const lireCoproprietes = (
  tx: Lire,
  acteur: Acteur,
  criteres: Criteres,
  { total, rares }: Compte,
  page: Page,
): Promise<LigneRow[]> => {
  const { params, place } = parametres()
  const proche =
    page.depart + page.limite <= PREMIERES && ORDRES_MELES.has(TRIS[page.tri] ?? TRIS['nom'])
  const enMemoire = total <= COMPTE_MAX || (rares !== null && !proche)
  const where = conditions(place, acteur, criteres, enMemoire ? rares : null)
  const jour = place(criteres.debutAnnee)
  const ordre = ordreDe(page, {
    enMemoire,
    sansIndex: !etatsTrouvables(criteres).includes('IMMATRICULEE_RATTACHEE'),
  })
  const limites = `limit ${place(page.limite)} offset ${place(page.depart)}`
  const tranche = `${ordre} ${limites}`
  const parEtat =
    TRIS[page.tri] === TRIS['statutCopropriete'] && etatsTrouvables(criteres).length > 0
  const motif =
    criteres.texte?.numeroMotif === null && (TRIS[page.tri] ?? TRIS['nom']) === TRIS['nom']
      ? criteres.texte.nomMotif
      : null
  const source = enMemoire
    ? parmiPeu(where, page, tranche)
    : parEtat
      ? etatParEtat(place, criteres, page, where, tranche)
      : motif
        ? parLesNoms(place, motif, page, where, limites)
        : dansLOrdre(where, tranche)
  return tx.sql(compose(LIGNES, `${lignes(source, jour, '')} ${ordre}`), params)
}

/**
 * One page and the total of an establishment's own portfolio, in one statement: it is small, found
 * by equality reads.
 * Prepared by its shape, unless a text is searched (a prepared LIKE may fall to a bad generic
 * plan).
 */
export const lirePortefeuille = async (
  db: Db,
  acteur: Acteur,
  criteres: Criteres,
  page: Page,
): Promise<{ total: number; rows: LigneRow[] }> => {
  const { params, place } = parametres()
  const where = conditions(place, acteur, criteres, null)
  const jour = place(criteres.debutAnnee)
  const source = `with trouvees as materialized (select c.* from copropriete c where ${where} limit ${COMPTE_MAX + 1}),
      page as (select c.*, (select count(*)::int from trouvees) as total from trouvees c ${ordreDe(page, { enMemoire: true })} limit ${place(page.limite)} offset ${place(page.depart)})`
  const text = compose(
    LIGNES_TOTAL,
    `${lignes(source, jour, ', c.total')} ${ordreDe(page, { enMemoire: true })}`,
  )
  const rows = criteres.texte
    ? await db.read(text, params)
    : // Planned again for each firm, which PostgreSQL does or not as its first calls went, it takes twice as long.
      await db.readTransaction(
        (tx) => tx.sql(text, params, { name: nomDeRequete('portefeuille', text) }),
        { genericPlan: true },
      )
  return {
    total:
      rows[0]?.total ??
      (page.depart === 0
        ? 0
        : (await compterCoproprietes({ sql: db.read }, acteur, criteres)).total),
    rows,
  }
}
