import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import type { Tx } from '@registre/db'
import { estHorsDelai, LABELS_TYPE_DEMANDE, normaliserTexte, situationDe } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { boundedSearch } from '../../platform/recherche-bornee.ts'
import { compterDemandes } from './compter-file.ts'
import {
  COMPTE_FILE_MAX,
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
    enRetard: r.etat !== 'PRECISIONS' && estHorsDelai(r.echeance, jour),
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
    mots: normaliserTexte(b.texte).split(' ').filter(Boolean).slice(0, MOTS_MAX),
    jour,
    teneurId: acteurOf(ctx).utilisateurId,
  }
  const { db } = ctx.deps
  const depart = Math.min((b.page - 1) * b.taille, COMPTE_FILE_MAX)
  const limite = Math.min(b.taille, COMPTE_FILE_MAX - depart)
  const lire = async (tx: Pick<Tx, 'sql'>) => {
    const { ids, compte } = await trouverDansLaFile(tx, criteres, { limite, depart })
    return { compte, rows: ids.length === 0 ? [] : await lireFile(tx, ids) }
  }
  // On the primary: whoever has just taken a request sees it taken. Words alone may be too wide.
  const [{ rows, compte }, dansLaVue] = await (criteres.mots.length === 0
    ? Promise.all([lire({ sql: db.query }), compterDemandes(ctx, criteres)])
    : [await boundedSearch({ readTransaction: db.transaction }, lire), 0])
  const trouvees = compte ?? dansLaVue
  const total = Math.min(trouvees, COMPTE_FILE_MAX)
  return { lignes: rows.map((r) => versLigne(r, ctx, jour)), total, plus: trouvees > total }
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
