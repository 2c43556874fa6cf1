import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { dernierReleve, evenementsParMois, fileParJour } from './indicateurs.repository.ts'
import * as t from './tableaux.ts'
import { tableauSemaines, tableauTeneurs } from './tableaux-equipe.ts'
import {
  tableauPreparation,
  tableauRetards,
  tableauRetardsTerritoires,
} from './tableaux-territoires.ts'

const MOIS = 12
const JOURS = 90

/** The last twelve months, oldest first: 2026-11 for November 2026. */
const douzeMois = (jour: string): string[] => {
  const [annee = 0, mois = 0] = jour.split('-').map(Number)
  return Array.from({ length: MOIS }, (_, i) =>
    new Date(Date.UTC(annee, mois - MOIS + i, 1)).toISOString().slice(0, 7),
  )
}

/**
 * The follow-up tables (specification 2, indicateurMCO): read from what the worker counted, never
 * from the register itself.
 */
export const lireTableaux = async ({ deps: { db, clock } }: Ctx) => {
  const mois = douzeMois(today(clock))
  const [releve, attente, evenements] = await Promise.all([
    dernierReleve(db),
    fileParJour(db, JOURS),
    evenementsParMois(db, `${mois[0]}-01`),
  ])
  if (!releve) return { etabliLe: null, tableaux: [] }
  const { contenu } = releve
  return {
    etabliLe: releve.etabli_le.toISOString(),
    tableaux: [
      t.tableauFile(contenu),
      tableauTeneurs(contenu),
      tableauSemaines(contenu),
      t.tableauEvolution(attente),
      t.tableauDelais(contenu),
      t.tableauDepots(contenu, mois),
      t.tableauDecisions(contenu, mois),
      t.tableauMotifs(contenu),
      t.tableauActivite(evenements, mois),
      t.tableauMisesAJour(contenu),
      tableauRetards(contenu),
      tableauRetardsTerritoires(contenu),
      tableauPreparation(contenu),
      t.tableauComptes(contenu),
      t.tableauEnvois(contenu),
    ],
  }
}
