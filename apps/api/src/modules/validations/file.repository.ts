import { compose, parametres, type Place, type RowOf, type Tx } from '@registre/db'
import type { IsoDate, TypeDemande } from '@registre/domain'
import { NOM_DECLARANT } from '../dossiers/copropriete.sql.ts'
import { TEXTE_DEMANDE } from '../examens/texte.sql.ts'
import { DEMANDES_OUVERTES, DEMANDES_CHEZ_UN_TENEUR, TRAITABLE } from '../dossiers/demande.sql.ts'

/** What the screen of the queue asks for: what is decided already is asked by the contract's call. */
export interface CriteresFile {
  vue: 'A_TRAITER' | 'HORS_DELAI' | 'A_MOI' | 'SANS_POINT' | 'REPONSES' | 'EN_ATTENTE'
  type: TypeDemande | null
  points: 'FORTS' | 'SANS' | null
  /** Normalised words, each found somewhere in the name, number, address or declarant. */
  mots: readonly string[]
  /** The request whose reference was typed, whatever its view. */
  demandeId: number | null
  jour: IsoDate
  teneurId: number
}

/** Longest count of a view: beyond it, the screen says that there are more. */
export const COMPTE_FILE_MAX = 500
const COMPTE_FILE_MAX_PLUS_UN = 501

const SOURCE = 'from demande d left join demande_examen e on e.demande_id = d.id'
/**
 * Until when the syndic in place may answer; null once it did, and where nothing is asked of it. The
 * domain's `attendLePredecesseur` refuses the decision: the queue shows it, and passes over it.
 */
const ATTENDUE = `case when d.accordee_le is null and d.contestee_le is null then d.reponse_avant end`
/** A request that came seconds ago is not examined yet: its words are read where they stand. */
const TEXTE = `coalesce(e.texte, (select ${TEXTE_DEMANDE} from copropriete c, teledeclarant t where c.id = d.copropriete_id and t.id = d.teledeclarant_id))`
const A_DECIDER = `d.etat in ${DEMANDES_CHEZ_UN_TENEUR}` as const

const dansLaVue = (place: Place, c: CriteresFile): string => {
  switch (c.vue) {
    case 'A_TRAITER':
      return A_DECIDER
    case 'HORS_DELAI':
      return `${A_DECIDER} and d.echeance < ${place(c.jour)}::date`
    case 'A_MOI':
      return `${A_DECIDER} and d.assignee_a_id = ${place(c.teneurId)}::int`
    case 'SANS_POINT':
      return `${A_DECIDER} and e.forts = 0 and e.autres = 0`
    case 'REPONSES':
      return `${A_DECIDER} and e.reponse`
    case 'EN_ATTENTE':
      return `d.etat = 'PRECISIONS'`
  }
}

const conditions = (place: Place, c: CriteresFile): string =>
  c.demandeId !== null ? `d.id = ${place(c.demandeId)}::int` : conditionsDeVue(place, c)

const conditionsDeVue = (place: Place, c: CriteresFile): string =>
  [
    dansLaVue(place, c),
    TRAITABLE,
    ...(c.type ? [`d.type = ${place(c.type)}::type_demande`] : []),
    ...(c.points === 'FORTS' ? ['e.forts > 0'] : []),
    ...(c.points === 'SANS' ? ['e.forts = 0 and e.autres = 0'] : []),
    ...c.mots.map((mot) => `${TEXTE} like ${place(`%${mot}%`)}::text`),
  ].join(' and ')

/** Requests of a view: those of a page, by due day then by age, and how many there are. */
const trouver = <P extends string, N extends string>(page: P, toutes: N) =>
  `select array(${page}) as ids, (select count(*)::int from (${toutes}) x) as compte` as const
const TROUVER = trouver('select id from demande', 'select 1 from demande')

/**
 * The statement of a page of a view, and of its requests counted up to one more than
 * COMPTE_FILE_MAX. The first page without words, which every keeper reads all day, has a name: it is
 * planned once for each of its forms.
 */
export const requeteFile = (
  c: CriteresFile,
  { limite, depart }: { limite: number; depart: number },
) => {
  const { params, place } = parametres()
  const source = `${SOURCE} where ${conditions(place, c)}`
  const page = `select d.id ${source} order by d.echeance, d.id limit ${limite} offset ${depart}`
  const toutes = `select 1 ${source} limit ${COMPTE_FILE_MAX_PLUS_UN}`
  const name = `file-${c.vue}-${c.type ? 'type' : ''}-${c.points ?? ''}-${limite}`
  const nommee = depart === 0 && c.mots.length === 0 && c.demandeId === null ? { name } : {}
  return { text: trouver(page, toutes), params, nommee }
}

/** The requests of a page of a view, and how many the view holds, up to one more than COMPTE_FILE_MAX. */
export const trouverDansLaFile = async (
  tx: Pick<Tx, 'sql'>,
  criteres: CriteresFile,
  page: { limite: number; depart: number },
): Promise<{ ids: readonly number[]; compte: number }> => {
  const { text, params, nommee } = requeteFile(criteres, page)
  const [row] = await tx.sql(compose(TROUVER, text), params, nommee)
  return { ids: row?.ids ?? [], compte: row?.compte ?? 0 }
}

/** What the queue shows of some requests, by due day then by age. */
export const LIGNES_FILE =
  `select d.id, d.type, d.etat, d.profil_demandeur, ${NOM_DECLARANT('t')} as demandeur, d.copropriete_id, d.mandat_id,
     c.numero_immatriculation as numero, c.nom, c.adresse_principale as adresse, d.deposee_le, d.echeance, d.assignee_a_id,
     coalesce(trim(a.prenom || ' ' || a.nom), '') as assignee, d.verrou_par_id, coalesce(trim(v.prenom || ' ' || v.nom), '') as verrou_par,
     d.verrou_le, d.verrou_jusqu_a, d.suspendue_le, ${ATTENDUE} as reponse_attendue, e.forts, e.autres, coalesce(e.reponse, false) as reponse
   from demande d join copropriete c on c.id = d.copropriete_id join teledeclarant t on t.id = d.teledeclarant_id
   left join demande_examen e on e.demande_id = d.id left join utilisateur a on a.id = d.assignee_a_id left join utilisateur v on v.id = d.verrou_par_id
   where d.id = any($1::int[]) order by d.echeance, d.id` as const
export type LigneFileRow = RowOf<typeof LIGNES_FILE>

/** What the queue shows of some requests, by due day then by age. */
export const lireFile = (tx: Pick<Tx, 'sql'>, ids: readonly number[]): Promise<LigneFileRow[]> =>
  tx.sql(LIGNES_FILE, [ids], { name: 'file-lignes' })

/**
 * What each view holds on a day: a line for each keeper to whom requests are assigned, and one for
 * those of nobody (null).
 */
export const compterVues = (tx: Pick<Tx, 'sql'>, jour: IsoDate) =>
  tx.sql(
    `select d.assignee_a_id as teneur_id, count(*) filter (where d.etat <> 'PRECISIONS')::int as a_traiter,
         count(*) filter (where d.etat <> 'PRECISIONS' and d.echeance < $1::date)::int as hors_delai,
         count(*) filter (where d.etat <> 'PRECISIONS' and e.forts = 0 and e.autres = 0)::int as sans_point,
         count(*) filter (where d.etat <> 'PRECISIONS' and e.reponse)::int as reponses,
         count(*) filter (where d.etat = 'PRECISIONS')::int as en_attente
       from demande d left join demande_examen e on e.demande_id = d.id
       where d.etat in ${DEMANDES_OUVERTES}
         and ${TRAITABLE} group by 1`,
    [jour],
  )

/** How many requests to decide came since an instant. */
export const compterNouvelles = async (tx: Pick<Tx, 'sql'>, depuis: Date): Promise<number> =>
  (
    await tx.sql(
      `select count(*)::int as n from demande d where ${A_DECIDER} and d.deposee_le > $1 and ${TRAITABLE}`,
      [depuis],
    )
  )[0]?.n ?? 0

/**
 * The most urgent request that nobody holds at this instant and that is not assigned to another
 * keeper: by due day, then by age; but those that the keeper passes over, and those that the syndic
 * in place may still answer.
 */
export const plusUrgente = async (
  tx: Pick<Tx, 'sql'>,
  { maintenant, jour }: { maintenant: Date; jour: IsoDate },
  teneurId: number,
  sauf: readonly number[],
  type: TypeDemande | null,
) =>
  (
    await tx.sql(
      `select d.id, d.mandat_id, d.copropriete_id from demande d
       where (d.etat = 'A_VALIDER' or (d.etat = 'EN_COURS' and d.verrou_jusqu_a < $1)) and (d.assignee_a_id is null or d.assignee_a_id = $2)
         and d.id <> all($3::int[]) and ($4::text is null or d.type::text = $4)
         and (${ATTENDUE} is null or ${ATTENDUE} < $5::date) and ${TRAITABLE}
       order by d.echeance, d.id limit 1`,
      [maintenant, teneurId, sauf, type, jour],
    )
  )[0] ?? null
