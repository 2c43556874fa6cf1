import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import type { Db, Tx } from '@registre/db'
import {
  chezUnTeneur,
  demandeCitee,
  ecrireReferenceRecu,
  estHorsDelai,
  LABELS_TYPE_DEMANDE,
  normaliserTexte,
  situationDe,
} from '@registre/domain'
import { dayInParis, today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { boundedSearch } from '../../platform/recherche-bornee.ts'
import { tourCommun } from '../../platform/tour-commun.ts'
import {
  COMPTE_FILE_MAX,
  compterNouvelles,
  compterVues,
  type CriteresFile,
  type LigneFileRow,
  lireFile,
  plusUrgente,
  trouverDansLaFile,
} from './file.repository.ts'

type Corps = HandlerInput<(typeof contract)['listerFile']>['body']
type Reponse = HandlerOutput<(typeof contract)['listerFile']>

/** Words beyond these say nothing more. */
const MOTS_MAX = 6

const versLigne = (r: LigneFileRow, ctx: Ctx, jour: string): Reponse['lignes'][number] => {
  const moi = acteurOf(ctx).utilisateurId
  const tenue =
    r.etat === 'EN_COURS' && r.verrou_jusqu_a !== null && r.verrou_jusqu_a > ctx.deps.clock.now()
  return {
    id: r.id,
    reference: ecrireReferenceRecu('R', r.id, dayInParis(r.deposee_le)),
    type: r.type,
    libelleType: LABELS_TYPE_DEMANDE[r.type],
    situation: situationDe({
      etat: r.etat,
      tenue,
      reponse: r.reponse,
      attendSyndic: r.reponse_attendue !== null && r.reponse_attendue >= jour,
    }),
    demandeur: r.demandeur,
    coproprieteId: r.copropriete_id,
    idMandat: r.mandat_id,
    numeroImmatriculation: r.numero,
    nomCopropriete: r.nom,
    adressePrincipale: r.adresse,
    deposeeLe: r.deposee_le.toISOString(),
    echeance: r.echeance,
    enRetard: chezUnTeneur(r.etat) && estHorsDelai(r.echeance, jour),
    suspendueLe: r.suspendue_le?.toISOString() ?? null,
    assigneeA: r.assignee,
    assigneeAMoi: r.assignee_a_id === moi,
    verrouPar: tenue ? r.verrou_par : '',
    verrouLe: tenue ? (r.verrou_le?.toISOString() ?? null) : null,
    verrouParMoi: tenue && r.verrou_par_id === moi,
    pointsForts: r.forts,
    pointsAutres: r.autres,
  }
}

/** One page of a view of the queue, by due day then by age, and how many there are. */
export const listerFile = async (ctx: Ctx, b: Corps): Promise<Reponse> => {
  const jour = today(ctx.deps.clock)
  const criteres: CriteresFile = {
    vue: b.vue,
    type: b.typeDemande || null,
    points: b.points || null,
    demandeId: demandeCitee(b.texte),
    mots: normaliserTexte(b.texte).split(' ').filter(Boolean).slice(0, MOTS_MAX),
    jour,
    teneurId: acteurOf(ctx).utilisateurId,
  }
  const { db } = ctx.deps
  const lire = async (tx: Pick<Tx, 'sql'>): Promise<Reponse> => {
    const depart = Math.min((b.page - 1) * b.taille, COMPTE_FILE_MAX)
    const limite = Math.min(b.taille, COMPTE_FILE_MAX - depart)
    const { ids, compte } = await trouverDansLaFile(tx, criteres, { limite, depart })
    const rows = ids.length === 0 ? [] : await lireFile(tx, ids)
    const total = Math.min(compte, COMPTE_FILE_MAX)
    return { lignes: rows.map((r) => versLigne(r, ctx, jour)), total, plus: compte > total }
  }
  // On the primary: whoever has just taken a request sees it taken. Words alone may be too wide.
  return criteres.mots.length === 0
    ? lire({ sql: db.query })
    : boundedSearch({ readTransaction: db.transaction }, lire)
}

/** The counts of the views are those of the whole service: keepers who ask together read once. */
const COMPTES = new WeakMap<Db, () => ReturnType<typeof compterVues>>()
const compterPour = ({ deps: { db, clock } }: Ctx) => {
  const connu = COMPTES.get(db)
  if (connu) return connu()
  const lire = tourCommun(() => compterVues({ sql: db.query }, today(clock)))
  COMPTES.set(db, lire)
  return lire()
}

/** What each view holds, and how many requests came since an instant. */
export const compterFile = async (
  ctx: Ctx,
  depuis: string | undefined,
): Promise<HandlerOutput<(typeof contract)['compterFile']>> => {
  const maintenant = ctx.deps.clock.now()
  const moi = acteurOf(ctx).utilisateurId
  const [vues, nouvelles] = await Promise.all([
    compterPour(ctx),
    depuis ? compterNouvelles({ sql: ctx.deps.db.query }, new Date(depuis)) : 0,
  ])
  const total = (cle: Exclude<keyof (typeof vues)[number], 'teneur_id'>): number =>
    vues.reduce((somme, vue) => somme + vue[cle], 0)
  return {
    A_TRAITER: total('a_traiter'),
    HORS_DELAI: total('hors_delai'),
    A_MOI: vues.find((vue) => vue.teneur_id === moi)?.a_traiter ?? 0,
    SANS_POINT: total('sans_point'),
    REPONSES: total('reponses'),
    EN_ATTENTE: total('en_attente'),
    nouvelles,
    a: maintenant.toISOString(),
  }
}

/** The most urgent request that the keeper may take, but those that it passes over; null for none. */
export const trouverPlusUrgente = async (
  ctx: Ctx,
  { sauf, typeDemande }: HandlerInput<(typeof contract)['trouverDemandeUrgente']>['body'],
): Promise<HandlerOutput<(typeof contract)['trouverDemandeUrgente']>> => {
  const row = await plusUrgente(
    { sql: ctx.deps.db.query },
    { maintenant: ctx.deps.clock.now(), jour: today(ctx.deps.clock) },
    acteurOf(ctx).utilisateurId,
    sauf,
    typeDemande || null,
  )
  return {
    demande: row && { id: row.id, idMandat: row.mandat_id, coproprieteId: row.copropriete_id },
  }
}
