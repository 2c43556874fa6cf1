import type { contract, HandlerInput } from '@registre/contract'
import {
  type Acteur,
  daysBetween,
  estDeLEtablissement,
  LABELS_RECU,
  limiteMajAnnuelle,
  OBLIGATIONS_DECLAREES,
  situationMaj,
  tableOf,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx, tenantOf } from '../../platform/context.ts'
import { actionsEnListe, vueDe } from '../coproprietes/vue-copropriete.ts'
import {
  compterGerees as compter,
  compterObligationsDues,
  type GereeRow,
  type Lecteur,
  lireGerees,
  listerDepartements,
  listerGestionnaires,
} from './gestion.repository.ts'
import { sortDe } from '../coproprietes/sort.ts'

type Recherche = HandlerInput<(typeof contract)['exporterGerees']>['body']

const lecteurDe = (ctx: Ctx): Lecteur => ({
  ...acteurOf(ctx),
  teledeclarantId: tenantOf(ctx),
  jour: today(ctx.deps.clock),
})

const demandeDite = ({ demande_type: type, demande_etat: etat }: GereeRow): string =>
  type === null ? '' : etat === 'PRECISIONS' ? 'Précisions demandées' : LABELS_RECU[type]

const joursJusqua = (jour: string, date: string | null): number | null =>
  date === null ? null : daysBetween(jour, date)

const versLigne = (row: GereeRow, acteur: Acteur, jour: string) => {
  const limite = limiteMajAnnuelle(row.cloture)
  return {
    id: row.id,
    numeroImmatriculation: row.numero_immatriculation,
    nom: row.nom,
    adressePrincipale: row.adresse_principale,
    etat: row.etat,
    sort: sortDe(row),
    geree: row.geree === true,
    nombreLots: row.nb_lots,
    idGestionnaire: row.gestionnaire_id,
    gestionnaire: row.gestionnaire,
    dateFinMandat: row.date_fin_mandat,
    joursFinMandat: joursJusqua(jour, row.date_fin_mandat),
    mandatSuivi: row.mandat_a_venir === true,
    limiteMaj: limite,
    joursMaj: joursJusqua(jour, limite),
    situationMaj: row.maj_possible
      ? situationMaj({ faite: row.maj_faite === true, limite }, jour)
      : null,
    dateMaj: row.maj_le,
    dateClotureComptes: row.cloture,
    demande: demandeDite(row),
    geolocalisee: row.geolocalisee,
    // A draft is opened by the establishment that writes it, and by nobody else.
    idDeclaration: estDeLEtablissement(acteur, row.auteur_teledeclarant_id)
      ? row.brouillon_id
      : null,
    actions: actionsEnListe(acteur, vueDe(row)),
  }
}
/** One page of the firm's own co-ownerships, and how many the criteria show. */
export const rechercherGerees = async (
  ctx: Ctx,
  { paginationOptions: p, ...criteres }: Omit<Recherche, 'ids'> & { ids?: readonly number[] },
  limite = p.pageSize,
) => {
  const lecteur = lecteurDe(ctx)
  const depart = limite === p.pageSize ? (p.pageNumber - 1) * p.pageSize : 0
  const lire = (page: { limite: number; depart: number }) =>
    lireGerees(
      ctx.deps.db,
      lecteur,
      { ids: [], ...criteres },
      { tri: p.sortField, descendant: p.sortDirection === 'DESC', ...page },
    )
  const rows = await lire({ limite, depart })
  // Behind the last page no row says how many there are.
  const compte = rows.length > 0 || depart === 0 ? rows : await lire({ limite: 1, depart: 0 })
  const acteur = acteurOf(ctx)
  return {
    coproprietes: rows.map((row) => versLigne(row, acteur, lecteur.jour)),
    totalItems: compte[0]?.total ?? 0,
  }
}

/** What waits in the firm's co-ownerships, who may be assigned, where they stand. */
export const compterGerees = async (ctx: Ctx) => {
  const { db } = ctx.deps
  const lecteur = lecteurDe(ctx)
  const [n, dues, gestionnaires, departements] = await Promise.all([
    compter(db, lecteur),
    compterObligationsDues(db, lecteur),
    listerGestionnaires(db, lecteur.teledeclarantId),
    listerDepartements(db, lecteur.teledeclarantId),
  ])
  if (!n) throw new Error('the counters gave no row')
  return {
    total: n.total,
    mandatsExpires: n.expires,
    mandatsARenouveler: n.a_renouveler,
    majAFaire: n.maj_a_faire,
    majEnRetard: n.maj_en_retard,
    obligations: tableOf(
      OBLIGATIONS_DECLAREES,
      (code) => dues.find((d) => d.code === code)?.nombre ?? 0,
    ),
    precisions: n.precisions,
    vues: {
      toutes: n.total,
      'pour-moi': n.pour_moi,
      miennes: n.miennes,
      'non-affectees': n.non_affectees,
      demandes: n.demandes,
      precisions: n.precisions,
    },
    gestionnaires,
    departements,
  }
}
