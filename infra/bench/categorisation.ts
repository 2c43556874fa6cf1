import { buffer } from 'node:stream/consumers'
import type { Db } from '@registre/db'
import { lireDetails } from '../../apps/api/src/modules/categorisation/detail.repository.ts'
import { lireLignes } from '../../apps/api/src/modules/categorisation/categorisation.repository.ts'
import { fichePdf } from '../../apps/api/src/modules/categorisation/fiche-pdf.ts'
import { filtrer } from '../../apps/api/src/modules/categorisation/filtre.sql.ts'
import { lireLieu } from '../../apps/api/src/modules/categorisation/portee.ts'
import type { RechercheCategorisation } from '../../apps/api/src/modules/categorisation/recherche.ts'
import { deStocke } from '../../apps/api/src/modules/categorisation/recherche.mapper.ts'
import { lireRegroupement } from '../../apps/api/src/modules/categorisation/regrouper.ts'
import { zipFiches } from '../../apps/api/src/modules/categorisation/zip-fiches.ts'
import { ligne, parcourir, resume } from './measure.ts'

const FICHES = 500
const JOUR = '2026-11-21'

const recherche = (criteres: object): RechercheCategorisation => {
  const lue = deStocke({ portee: { portee: 'NATIONAL' }, criteres })
  if (!lue) throw new Error('not a search')
  return lue
}

/** Categorisation at national scale: the two readings against one pass of the table, a sheet, a ZIP of 500 sheets. */
export const bancCategorisation = async (db: Db): Promise<string[]> => {
  const tx = { sql: db.query }
  const essais = [{}, { lotsMin: 50 }, { typesSyndic: ['BENEVOLE'] }, { classes: ['C', 'D'] }, { mandat: 'EXPIRE', impayesMin: 15 }]
  const lieu = lireLieu(recherche({}), { genre: 'TENEUR' })
  const filtres = essais.map((criteres) => filtrer(lieu, recherche(criteres).criteres, JOUR))
  const plancher = await parcourir(essais, () => db.query(`select count(*) from fiche where nb_lots > 0`))
  const groupes = await parcourir(filtres, (f) => lireRegroupement(tx, lieu, f))
  const lignes = await parcourir(filtres, (f) => lireLignes(tx, f, 'COMPLET', { tri: 'idRegion', sens: 'DESC', limite: 4_000, depart: 0 }))
  const rows = await lireDetails(tx, filtrer(lieu, recherche({ lotsMin: 5 }).criteres, JOUR), 'COMPLET', FICHES)
  const date = new Date(`${JOUR}T00:00:00Z`)
  const fiches = await parcourir(rows, (r) => fichePdf(r, 'COMPLET', date))
  const debut = performance.now()
  const zip = await buffer(zipFiches(rows, { acces: 'COMPLET', date }))
  const duree = performance.now() - debut
  return [
    ligne('catégorisation : regroupement national (p50 / passe de la table)', groupes.p50 / plancher.p50, '< 3 s', resume(groupes)),
    ligne('catégorisation : 4 000 lignes nationales (p50 / passe de la table)', lignes.p50 / plancher.p50, '< 3 s', resume(lignes)),
    ligne('fiche PDF', null, '≤ 3 ms', resume(fiches)),
    ligne(`ZIP de ${rows.length} fiches`, null, '< 1,5 s', `${Math.round(duree)} ms, ${Math.round(zip.length / 100_000) / 10} Mo`),
  ]
}
