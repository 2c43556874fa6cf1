import type { Db } from '@registre/db'
import { lireDetails } from '../../apps/api/src/modules/exports/detail.repository.ts'
import { lireLignes } from '../../apps/api/src/modules/categorisation/categorisation.repository.ts'
import { fichePdf } from '../../apps/api/src/modules/exports/fiche-pdf.ts'
import { filtrer } from '../../apps/api/src/modules/categorisation/filtre.sql.ts'
import { lireLieu } from '../../apps/api/src/modules/categorisation/portee.ts'
import type { RechercheCategorisation } from '../../apps/api/src/modules/categorisation/recherche.ts'
import { deStocke } from '../../apps/api/src/modules/categorisation/recherche.mapper.ts'
import { lireRegroupement } from '../../apps/api/src/modules/categorisation/regrouper.ts'
import { ligne, parcourir, resume, type LigneBanc } from './measure.ts'

const FICHES = 500
const JOUR = '2026-11-21'
const CRITERES = [
  {},
  { lotsMin: 50 },
  { typesSyndic: ['BENEVOLE'] },
  { classes: ['C', 'D'] },
  { mandat: 'EXPIRE', impayesMin: 15 },
]

const recherche = (criteres: object): RechercheCategorisation => {
  const lue = deStocke({ portee: { portee: 'NATIONAL' }, criteres })
  if (!lue) throw new Error('not a search')
  return lue
}

/** Categorisation at national scale: the two readings, and a sheet. */
export const bancCategorisation = async (db: Db): Promise<LigneBanc[]> => {
  const tx = { sql: db.query }
  const lieu = lireLieu(recherche({}), { genre: 'TENEUR' })
  const filtreDe = (criteres: object) => filtrer(lieu, recherche(criteres).criteres, JOUR)
  const filtres = CRITERES.map(filtreDe)
  const groupes = await parcourir(filtres, (f) => lireRegroupement(tx, lieu, f))
  const lignes = await parcourir(filtres, (f) =>
    lireLignes(tx, f, 'COMPLET', { tri: 'idRegion', sens: 'DESC', limite: 4_000, depart: 0 }),
  )
  const rows = await lireDetails(tx, filtreDe({ lotsMin: 5 }), 'COMPLET', FICHES)
  const date = new Date(`${JOUR}T00:00:00Z`)
  const fiches = await parcourir(rows, (r) => fichePdf(r, 'COMPLET', date))
  return [
    ligne('catégorisation : regroupement national', null, '< 3 s', resume(groupes)),
    ligne('catégorisation : 4 000 lignes nationales', null, '< 3 s', resume(lignes)),
    ligne('fiche PDF', null, '≤ 3 ms', resume(fiches)),
  ]
}
