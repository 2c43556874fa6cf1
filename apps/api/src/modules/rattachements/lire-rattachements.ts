import {
  estDemandeur,
  estPredecesseur,
  formatFrDate,
  isTeneur,
  LABELS_ETAT_MANDAT,
  RegisterError,
  sortDuMandat,
  type SortMandat,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx } from '../../platform/context.ts'
import { noterLecture } from '../recus/noter-lecture.ts'
import { chargerVisible } from '../coproprietes/charger-visible.ts'
import { versRattachement, vueDe } from './rattachement.mapper.ts'
import {
  autresOuvertes,
  lireEchangesDe,
  listerOuvertes,
  listerRefusees,
  mandatsTouches,
  trouverOuverteDe,
  trouverRattachement,
} from './rattachement.repository.ts'

/**
 * Open requests that the session is concerned by, then its own that were refused not long ago; a
 * keeper sees all the open ones.
 */
export const listerMandatsEnCours = async (ctx: Ctx) => {
  const { db } = ctx.deps
  const acteur = acteurOf(ctx)
  if (!isTeneur(acteur.profil) && acteur.teledeclarantId === null) return []
  const sien = isTeneur(acteur.profil) ? null : acteur.teledeclarantId
  const [ouvertes, refusees] = await Promise.all([
    listerOuvertes(db, sien),
    sien === null ? [] : listerRefusees(db, sien, ctx.deps.clock.now()),
  ])
  const rows = [...ouvertes, ...refusees]
  if (refusees.length > 0)
    await noterLecture(ctx, { demandes: refusees.map((row) => row.demande_id) })
  const echanges = await lireEchangesDe(
    db,
    rows.map((row) => row.demande_id),
  )
  return rows.map((row) => versRattachement(row, echanges, acteur))
}

/**
 * The open request on a co-ownership: for its author, the syndic in place and keepers. Throws
 * `introuvable` when the session sees neither.
 */
export const lireRattachementEnCours = async (ctx: Ctx, coproprieteId: number) => {
  const acteur = acteurOf(ctx)
  const row = await trouverOuverteDe(ctx.deps.db, coproprieteId, acteur.teledeclarantId)
  const vue = row && vueDe(row)
  if (
    row &&
    vue &&
    (isTeneur(acteur.profil) || estDemandeur(acteur, vue) || estPredecesseur(acteur, vue))
  )
    return {
      response: true,
      rattachement: versRattachement(
        row,
        await lireEchangesDe(ctx.deps.db, [row.demande_id]),
        acteur,
      ),
    }
  await chargerVisible(ctx, coproprieteId)
  return { response: row !== undefined, rattachement: null }
}

const EFFETS: Record<NonNullable<SortMandat['evenement']>, (fin: string) => string> = {
  archiver: (fin) => `Archivé, terminé le ${fin}`,
  'modifier-dates': (fin) => `Se termine le ${fin}`,
  retirer: () => 'Retiré, car il commence après le nouveau mandat',
}

/** What the validation of request `n` will change. Throws `introuvable`. */
export const lireMandatEnCoursValidation = async (ctx: Ctx, n: number) => {
  const { db, clock } = ctx.deps
  const row = await trouverRattachement({ sql: db.query }, n)
  if (!row) throw new RegisterError('introuvable')
  const [touches, autres] = await Promise.all([
    mandatsTouches(db, row.copropriete_id, row.mandat_id),
    autresOuvertes(db, row.copropriete_id, n),
  ])
  return {
    rattachement: versRattachement(row, await lireEchangesDe(db, [n]), acteurOf(ctx)),
    autres: autres.map((autre) => versRattachement(autre, [], acteurOf(ctx))),
    mandats: touches.map(({ etat, ...mandat }) => {
      const sort = sortDuMandat({ etat, ...mandat }, row.date_debut, today(clock))
      return {
        ...mandat,
        libelleEtat: LABELS_ETAT_MANDAT[etat],
        nouvelleFin: sort.dateFin,
        effet: sort.evenement
          ? EFFETS[sort.evenement](formatFrDate(sort.dateFin))
          : 'Inchangé, il va à son terme',
      }
    }),
  }
}
