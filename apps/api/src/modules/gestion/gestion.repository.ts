import { compose, type Db, nomDeRequete, parametres, type Place, type RowOf } from '@registre/db'
import {
  type CleGroupe,
  etatsDuGroupe,
  type FiltreCoproprietes,
  type FinGestion,
  normaliserNumero,
  normaliserTexte,
  type ObligationDeclaree,
  PREVENIR_FIN_JOURS,
  type SituationMaj,
  type TriGestion,
  type VueGestion,
} from '@registre/domain'
import { DISSOLVANTS, PREDECESSEURS, SYNDICS } from '../dossiers/regard.sql.ts'
import {
  conditionTexte as conditionDeListe,
  critereTexte,
  FILTRES_ECRAN,
} from '../coproprietes/recherche.criteres.ts'
import { conditions as conditionsDeListe } from '../coproprietes/recherche.sql.ts'
import type { LecteurDeListe } from '../coproprietes/visibilite.sql.ts'
import {
  DEMANDE_OUVERTE,
  DEMANDE_PRECISIONS,
  FIN_DANS,
  GEREE_SUIVIE,
  LISTEES,
  MAJ_A_FAIRE,
  MAJ_EN_RETARD,
  MAJ_FAITE,
  MANDAT_EXPIRE,
  SUIVI,
  TENUE,
} from '../coproprietes/situation.sql.ts'
import { A_FAIRE, DOIT, DUES, MODELE, obligationsDe } from '../coproprietes/obligations.sql.ts'
import { DEPARTEMENT, PERSONNE, pourMoi, SUIVIES } from './gestion.sql.ts'
import { DEMANDES_OUVERTES } from '../dossiers/demande.sql.ts'

export interface CriteresGestion {
  texte: string
  vue: VueGestion
  /** Filter of the screen (specification 1, section 2), as the other lists have it. */
  filtre: FiltreCoproprietes | ''
  statut: CleGroupe | ''
  finMandat: FinGestion | ''
  maj: SituationMaj | ''
  obligation: ObligationDeclaree | ''
  gestionnaire: number | null
  departement: string
  ids: readonly number[]
}
export interface PageGestion {
  tri: TriGestion | ''
  descendant: boolean
  limite: number
  depart: number
}
export interface Lecteur extends LecteurDeListe {
  teledeclarantId: number
  utilisateurId: number
  jour: string
}

const TRIS: Readonly<Record<TriGestion, string>> = {
  nom: 'x.nom_normalise collate "C"',
  numeroImmatriculation: 'x.numero_immatriculation',
  adressePrincipale: 'x.adresse_principale collate "C"',
  nombreLots: 'x.nb_lots',
  gestionnaire: 'x.gestionnaire collate "C"',
  dateFinMandat: 'x.date_fin_mandat',
  limiteMaj: 'x.cloture',
}

const COLONNES =
  `c.id, c.numero_immatriculation, c.nom, c.nom_normalise, c.adresse_principale, c.etat, c.auteur_teledeclarant_id, c.teledeclarant_id,
  c.nb_lots, ${GEREE_SUIVIE} as geree, case when ${GEREE_SUIVIE} then c.date_fin_mandat end as date_fin_mandat, c.date_cloture_dernier_exercice as cloture, c.date_derniere_maj_annuelle as maj_le, ${MAJ_FAITE} as maj_faite, ${TENUE} as maj_possible, u.id as gestionnaire_id, ${PERSONNE} as gestionnaire` as const

/** The rows of a page, and what only they need. */
const lignes = <S extends string>(source: S) =>
  `${source} select x.*, ${SYNDICS} as syndics, ${PREDECESSEURS} as predecesseurs, ${DISSOLVANTS} as dissolvants, ${SUIVI} as mandat_a_venir, c.geolocalisee, c.date_dissolution,
     (select r.numero_immatriculation from copropriete r where r.id = c.remplacee_par_id) as remplacee_par,
     (select max(b.id) from declaration b where b.copropriete_id = x.id and b.etat = 'BROUILLON') as brouillon_id,
     d.type as demande_type, d.etat as demande_etat
   from page x join copropriete c on c.id = x.id
   left join lateral (select d.type, d.etat from demande d where d.copropriete_id = x.id and d.teledeclarant_id = $1
     and d.etat in ${DEMANDES_OUVERTES} order by d.id desc limit 1) d on true` as const
const LIGNES = lignes(
  `with page as (select ${COLONNES}, count(*) over ()::int as total from ${SUIVIES})` as const,
)
export type GereeRow = RowOf<typeof LIGNES>

/**
 * The one rule of what is typed here: with the wildcards of every list, a leading `$` or a `_`
 * (specification 1, "Searches"), what those lists find by number and name; otherwise a number, or
 * any words of the name, the address and the manager.
 */
const conditionTexte = (place: Place, texte: string): string[] => {
  if (texte.trim() === '') return []
  if (/^\s*\$|_/.test(texte)) {
    const critere = critereTexte(texte)
    return critere === null ? [] : [conditionDeListe(place, critere)]
  }
  const numero = normaliserNumero(texte)
  if (numero !== null) return [`c.numero_immatriculation = ${place(numero)}`]
  const chiffres = texte.replaceAll(/[\s-]/g, '').toUpperCase()
  const partie = /^([A-Z]{2})?\d{1,7}$/.test(chiffres)
    ? ` or c.numero_immatriculation like ${place(`%${chiffres}%`)}`
    : ''
  const dans = `(c.nom_normalise || ' ' || coalesce(a.adresse_n, lower(c.adresse_principale)) || ' ' || f_unaccent(lower(${PERSONNE})))`
  return normaliserTexte(texte)
    .split(' ')
    .filter((mot) => mot !== '')
    .map((mot) => `(${dans} like ${place(`%${mot}%`)}${partie})`)
}

const VUES: Readonly<Record<VueGestion, (place: Place, l: Lecteur) => string[]>> = {
  toutes: () => [],
  miennes: (place, l) => [`u.id = ${place(l.utilisateurId)}`],
  'pour-moi': (place, l) => [pourMoi(place(l.utilisateurId))],
  'non-affectees': () => ['u.id is null', GEREE_SUIVIE],
  demandes: () => [DEMANDE_OUVERTE],
  precisions: () => [DEMANDE_PRECISIONS],
}

const MAJ: Readonly<Record<SituationMaj, string>> = {
  faite: `${MAJ_FAITE} and ${GEREE_SUIVIE}`,
  'a-faire': MAJ_A_FAIRE,
  'en-retard': MAJ_EN_RETARD,
}

const finDans = (fin: FinGestion): string =>
  fin === 'expire' ? MANDAT_EXPIRE : FIN_DANS(Number(fin))

const conditions = (place: Place, c: CriteresGestion, l: Lecteur): string[] => [
  conditionsDeListe(
    place,
    l,
    {
      texte: null,
      etats: c.statut === '' ? null : etatsDuGroupe(c.statut),
      filtre: FILTRES_ECRAN[c.filtre],
      dateDebutMandat: null,
      dateFinMandat: null,
      mandatDe: null,
      debutAnnee: `${l.jour.slice(0, 4)}-01-01`,
      numeroOuvert: false,
    },
    null,
  ),
  // Without a condition on the day, the statement names it all the same.
  '$2::date is not null',
  ...(c.ids.length > 0 ? [`c.id = any(${place(c.ids)}::int[])`] : []),
  ...VUES[c.vue](place, l),
  ...(c.finMandat === '' ? [] : [finDans(c.finMandat)]),
  ...(c.maj === '' ? [] : [MAJ[c.maj]]),
  ...(c.obligation === ''
    ? []
    : [
        `exists (select from (select) z ${obligationsDe(DUES)} where o.code = ${place(c.obligation)} and ${A_FAIRE}) and ${DOIT}`,
      ]),
  ...(c.gestionnaire === null ? [] : [`u.id = ${place(c.gestionnaire)}`]),
  ...(c.departement === '' ? [] : [`${DEPARTEMENT} = ${place(c.departement)}`]),
  ...conditionTexte(place, c.texte),
]

/** The statement of one page of a firm's co-ownerships, each row with the total. */
export const requeteGerees = (
  lecteur: Lecteur,
  criteres: CriteresGestion,
  page: PageGestion,
): { text: string; params: unknown[]; parTexte: boolean } => {
  const { params, place } = parametres([lecteur.teledeclarantId, lecteur.jour])
  const parTexte = criteres.texte.trim() !== ''
  const where = conditions(place, criteres, lecteur).join(' and ')
  const sens = page.descendant ? 'desc' : 'asc'
  const ordre = `order by ${TRIS[page.tri === '' ? 'dateFinMandat' : page.tri]} ${sens} nulls last, x.id ${sens}`
  const source = `with trouvees as materialized (select ${COLONNES} from ${SUIVIES}${parTexte ? ' left join annuaire a on a.copropriete_id = c.id' : ''} where ${where}),
    page as (select x.*, (select count(*)::int from trouvees) as total from trouvees x ${ordre} limit ${place(page.limite)} offset ${place(page.depart)})`
  return { text: `${lignes(source)} ${ordre}`, params, parTexte }
}

/** One page. Prepared by its shape: a firm's own are few, and found by equality reads. */
export const lireGerees = (
  db: Db,
  lecteur: Lecteur,
  criteres: CriteresGestion,
  page: PageGestion,
): Promise<GereeRow[]> => {
  const { text: texte, params, parTexte } = requeteGerees(lecteur, criteres, page)
  const text = compose(LIGNES, texte)
  return parTexte
    ? db.read(text, params)
    : db.readTransaction((tx) => tx.sql(text, params, { name: nomDeRequete('gestion', text) }), {
        genericPlan: true,
      })
}

const COMPTER = `select count(*)::int as total,
    count(*) filter (where ${MANDAT_EXPIRE})::int as expires,
    count(*) filter (where ${FIN_DANS(PREVENIR_FIN_JOURS)})::int as a_renouveler,
    count(*) filter (where ${MAJ_A_FAIRE})::int as maj_a_faire,
    count(*) filter (where ${MAJ_EN_RETARD})::int as maj_en_retard,
    count(*) filter (where ${pourMoi('$3')})::int as pour_moi,
    count(*) filter (where u.id = $3)::int as miennes,
    count(*) filter (where u.id is null and ${GEREE_SUIVIE})::int as non_affectees,
    count(*) filter (where ${DEMANDE_OUVERTE})::int as demandes,
    count(*) filter (where ${DEMANDE_PRECISIONS})::int as precisions
  from ${SUIVIES} where ${LISTEES}` as const

/** How many wait for something, in one pass. */
export const compterGerees = async (db: Db, l: Lecteur) =>
  (
    await db.read(COMPTER, [l.teledeclarantId, l.jour, l.utilisateurId], {
      name: 'gestion-compteurs',
    })
  )[0]

const compterDues = <D extends string, A extends string>(dues: D, aFaire: A) =>
  `select o.code, count(*)::int as nombre from ${SUIVIES} ${obligationsDe(dues)} where ${LISTEES} and ${DOIT} and ${aFaire} group by o.code` as const
const COMPTER_DUES = compose(
  compterDues(MODELE, '$2::date is not null'),
  compterDues(DUES, A_FAIRE),
)

/** How many owe each obligation, to be done or late. */
export const compterObligationsDues = (db: Db, l: Lecteur) =>
  db.read(COMPTER_DUES, [l.teledeclarantId, l.jour], { name: 'gestion-obligations' })

/** The accounts that may look after co-ownerships, with how many each does. */
export const listerGestionnaires = (db: Db, tenant: number) =>
  db.read(
    `select u.id, ${PERSONNE} as nom, count(c.id)::int as nombre
     from utilisateur u left join affectation f on f.utilisateur_id = u.id and f.teledeclarant_id = $1
       left join copropriete c on c.id = f.copropriete_id and ${LISTEES}
     where u.teledeclarant_id = $1 and u.supprime_le is null and u.actif group by u.id order by u.nom, u.prenom, u.id limit 500`,
    [tenant],
  )

/** The departments of a firm's co-ownerships. */
export const listerDepartements = (db: Db, tenant: number) =>
  db.read(
    `select ${DEPARTEMENT} as code, count(*)::int as nombre from copropriete c where c.code_insee <> '' and ${LISTEES} group by 1 order by 1`,
    [tenant],
  )
