import type { contract, HandlerInput, HandlerOutput } from '@registre/contract'
import {
  actionsCopropriete,
  addDays,
  addMonths,
  daysBetween,
  formatFrDate,
  type IsoDate,
  LABELS_URGENCE,
  urgenceDe,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import { acteurOf, type Ctx, tenantOf } from '../../platform/context.ts'
import { vueDe } from '../coproprietes/vue-copropriete.ts'
import { lireDues } from './dues.repository.ts'
import {
  compterEcheances,
  type EcheanceRow,
  lireEcheances,
  lireJours,
} from './echeances.repository.ts'

const suiteDe = (row: EcheanceRow): string => {
  if (row.suite_debut === null) return ''
  const periode = `du ${formatFrDate(row.suite_debut)} au ${formatFrDate(row.suite_fin)}`
  return row.suite_mienne ? `Renouvelé ${periode}` : `Un autre syndic prend la suite ${periode}`
}

/** The deadlines of one's own mandates: one page, and the size of every list. */
export const rechercherEcheances = async (
  ctx: Ctx,
  recherche: HandlerInput<(typeof contract)['rechercherEcheances']>['body'],
) => {
  const { db, clock } = ctx.deps
  const acteur = acteurOf(ctx)
  const tenant = tenantOf(ctx)
  const jour = today(clock)
  const { pageNumber, pageSize, sortField, sortDirection } = recherche.paginationOptions
  const [rows, compteurs] = await Promise.all([
    lireEcheances(db, tenant, jour, {
      filtre: recherche.filtre,
      jour: recherche.jour,
      tri: sortField,
      descendant: sortDirection === 'DESC',
      limite: pageSize,
      depart: (pageNumber - 1) * pageSize,
    }),
    compterEcheances(db, tenant, jour, recherche.jour),
  ])
  const echeances = rows.map((row) => {
    const urgence = urgenceDe(row.date_fin, row.suite_debut !== null, jour)
    return {
      idMandat: row.id,
      coproprieteId: row.copropriete_id,
      numeroImmatriculation: row.numero_immatriculation,
      nom: row.nom,
      adressePrincipale: row.adresse_principale,
      dateDebut: row.date_debut,
      dateFin: row.date_fin,
      joursRestants: daysBetween(jour, row.date_fin),
      urgence,
      libelleUrgence: LABELS_URGENCE[urgence],
      suite: suiteDe(row),
      actions: actionsCopropriete(acteur, vueDe(row)),
    }
  })
  return { echeances, totalItems: compteurs[recherche.filtre], compteurs }
}

/** Names shown in a day of the calendar: mandates, then what else is due; the rest is a number. */
const PREMIERS = 3
const PAR_JOUR = 2 * PREMIERS

type JourDuMois = HandlerOutput<(typeof contract)['lireMoisEcheances']>[number] & { jour: IsoDate }

/** The deadlines of a month (AAAA-MM), day by day. */
export const lireMoisEcheances = async (ctx: Ctx, mois: string) => {
  const { db, clock } = ctx.deps
  const jour = today(clock)
  const du = `${mois}-01`
  const au = addDays(addMonths(du, 1), -1)
  const [rows, dues] = await Promise.all([
    lireJours(db, tenantOf(ctx), du, au, PREMIERS),
    lireDues(db, tenantOf(ctx), { jour, du, au, parJour: PAR_JOUR, max: 31 * PAR_JOUR }),
  ])
  const jours = new Map<IsoDate, JourDuMois>()
  for (const row of rows) {
    const entree = jours.get(row.date_fin) ?? { jour: row.date_fin, nombre: row.nombre, apercu: [] }
    entree.apercu.push({
      coproprieteId: row.copropriete_id,
      nom: row.nom,
      numeroImmatriculation: row.numero_immatriculation,
      adressePrincipale: row.adresse_principale,
      nature: 'MANDAT',
      urgence: urgenceDe(row.date_fin, row.suivi, jour),
    })
    jours.set(row.date_fin, entree)
  }
  for (const row of dues) {
    const limite = row.jour
    const entree = jours.get(limite) ?? { jour: limite, nombre: 0, apercu: [] }
    if (row.rang === 1) entree.nombre += row.nombre ?? 0
    if (entree.apercu.length < PAR_JOUR)
      entree.apercu.push({
        coproprieteId: row.copropriete_id,
        nom: row.nom,
        numeroImmatriculation: row.numero_immatriculation,
        adressePrincipale: row.adresse_principale,
        nature: row.code === 'mise-a-jour-annuelle' ? 'MISE_A_JOUR' : row.code,
        urgence: urgenceDe(limite, false, jour),
      })
    jours.set(limite, entree)
  }
  return [...jours.values()].toSorted((a, b) => a.jour.localeCompare(b.jour))
}
