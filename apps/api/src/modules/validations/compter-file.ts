import type { contract, HandlerOutput } from '@registre/contract'
import type { Db } from '@registre/db'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { tourCommun } from '../../platform/tour-commun.ts'
import {
  type CompteVues,
  compterNouvelles,
  compterVues,
  type CriteresFile,
} from './file.repository.ts'

/** Counts are those of the whole service: keepers who ask together read once. */
const TOURS = new WeakMap<Db, () => Promise<CompteVues[]>>()
const lireComptes = ({ deps: { db, clock } }: Ctx): Promise<CompteVues[]> => {
  const tour = TOURS.get(db) ?? tourCommun(() => compterVues({ sql: db.query }, today(clock)))
  TOURS.set(db, tour)
  return tour()
}

type Filtres = Pick<CriteresFile, 'vue' | 'teneurId'> &
  Partial<Pick<CriteresFile, 'type' | 'points'>>

/** What the conditions of `requeteFile` say of requests, said of their counts. */
const compter = (comptes: readonly CompteVues[], f: Filtres): number =>
  comptes
    .filter(
      (c) =>
        (f.vue !== 'A_MOI' || c.teneur_id === f.teneurId) &&
        (f.vue !== 'SANS_POINT' || c.points === 'SANS') &&
        (!f.type || c.type === f.type) &&
        (!f.points || c.points === f.points),
    )
    .reduce((somme, c) => somme + c[COLONNES[f.vue]], 0)
const COLONNES = {
  A_TRAITER: 'a_traiter',
  HORS_DELAI: 'hors_delai',
  A_MOI: 'a_traiter',
  SANS_POINT: 'a_traiter',
  REPONSES: 'reponses',
  EN_ATTENTE: 'en_attente',
} as const satisfies Record<CriteresFile['vue'], keyof CompteVues>

/** How many requests a view of the queue holds under its filters; words are not looked at. */
export const compterDemandes = async (ctx: Ctx, filtres: Filtres): Promise<number> =>
  compter(await lireComptes(ctx), filtres)

/** What each view holds, and how many requests came since an instant. */
export const compterFile = async (
  ctx: Ctx,
  depuis: string | undefined,
): Promise<HandlerOutput<(typeof contract)['compterFile']>> => {
  const maintenant = ctx.deps.clock.now()
  const teneurId = acteurOf(ctx).utilisateurId
  const [comptes, nouvelles] = await Promise.all([
    lireComptes(ctx),
    depuis ? compterNouvelles({ sql: ctx.deps.db.query }, new Date(depuis)) : 0,
  ])
  const dans = (vue: CriteresFile['vue']): number => compter(comptes, { vue, teneurId })
  return {
    A_TRAITER: dans('A_TRAITER'),
    HORS_DELAI: dans('HORS_DELAI'),
    A_MOI: dans('A_MOI'),
    SANS_POINT: dans('SANS_POINT'),
    REPONSES: dans('REPONSES'),
    EN_ATTENTE: dans('EN_ATTENTE'),
    nouvelles,
    a: maintenant.toISOString(),
  }
}
