import type { Readable } from 'node:stream'
import type { Db } from '@registre/db'
import { lireDetails } from '../../apps/api/src/modules/exports/detail.repository.ts'
import { lireLignes } from '../../apps/api/src/modules/categorisation/categorisation.repository.ts'
import { fichePdf } from '../../apps/api/src/modules/exports/fiche-pdf.ts'
import { filtrer } from '../../apps/api/src/modules/categorisation/filtre.sql.ts'
import { lireLieu } from '../../apps/api/src/modules/categorisation/portee.ts'
import type { RechercheCategorisation } from '../../apps/api/src/modules/categorisation/recherche.ts'
import { deStocke } from '../../apps/api/src/modules/categorisation/recherche.mapper.ts'
import { lireRegroupement } from '../../apps/api/src/modules/categorisation/regrouper.ts'
import { zipFiches } from '../../apps/api/src/modules/exports/zip-fiches.ts'
import { colonnesPour } from '../../apps/api/src/modules/exports/colonnes.ts'
import { toSpreadsheet } from '../../apps/api/src/platform/classeur/tableur.ts'
import { ligne, mediane, parcourir, resume, type LigneBanc } from './measure.ts'

const FICHES = 500
const LIGNES_XLSX = [4_000, 100_000] as const
const TOURS = 5
const JOUR = '2026-11-21'

const recherche = (criteres: object): RechercheCategorisation => {
  const lue = deStocke({ portee: { portee: 'NATIONAL' }, criteres })
  if (!lue) throw new Error('not a search')
  return lue
}

/** Bytes of a stream and the seconds that it took, nothing kept. */
const vider = async (flux: Readable): Promise<{ octets: number; s: number }> => {
  const debut = performance.now()
  let octets = 0
  for await (const morceau of flux) octets += (morceau as Uint8Array).length
  return { octets, s: (performance.now() - debut) / 1000 }
}

/** A work, and the highest memory of this process above what it had before, MB. */
const surcroit = async <T>(travail: () => Promise<T>): Promise<{ resultat: T; mo: number }> => {
  const rss = (): number => process.memoryUsage.rss()
  const avant = rss()
  let plus = avant
  const guet = setInterval(() => (plus = Math.max(plus, rss())), 50)
  const resultat = await travail()
  clearInterval(guet)
  return { resultat, mo: Math.round((plus - avant) / 1e6) }
}

/**
 * Categorisation at national scale: the two readings against one pass of the table, a sheet, a ZIP
 * of 500 sheets.
 */
export const bancCategorisation = async (db: Db): Promise<LigneBanc[]> => {
  const tx = { sql: db.query }
  const essais = [
    {},
    { lotsMin: 50 },
    { typesSyndic: ['BENEVOLE'] },
    { classes: ['C', 'D'] },
    { mandat: 'EXPIRE', impayesMin: 15 },
  ]
  const lieu = lireLieu(recherche({}), { genre: 'TENEUR' })
  const filtres = essais.map((criteres) => filtrer(lieu, recherche(criteres).criteres, JOUR))
  const plancher = await parcourir(essais, () =>
    db.query(`select count(*) from fiche where nb_lots > 0`),
  )
  const groupes = await parcourir(filtres, (f) => lireRegroupement(tx, lieu, f))
  const lignes = await parcourir(filtres, (f) =>
    lireLignes(tx, f, 'COMPLET', { tri: 'idRegion', sens: 'DESC', limite: 4_000, depart: 0 }),
  )
  const rows = await lireDetails(
    tx,
    filtrer(lieu, recherche({ lotsMin: 5 }).criteres, JOUR),
    'COMPLET',
    FICHES,
  )
  const date = new Date(`${JOUR}T00:00:00Z`)
  const fiches = await parcourir(rows, (r) => fichePdf(r, 'COMPLET', date))
  const colonnes = colonnesPour('COMPLET')
  const modeles = rows.map((r) => colonnes.map((c) => c.valeur(r, 'COMPLET')))
  const repetees = function* (n: number) {
    for (let i = 0; i < n; i += 1) yield modeles[i % modeles.length] ?? []
  }
  const zips: { octets: number; s: number }[] = []
  for (let tour = 0; tour < TOURS; tour += 1)
    zips.push(await vider(zipFiches(rows, { acces: 'COMPLET', date })))
  const zip = mediane(zips.map((z) => z.s))
  const classeurs: string[] = []
  for (const n of LIGNES_XLSX) {
    const m = await surcroit(() => vider(toSpreadsheet('Copropriétés', colonnes, repetees(n))))
    classeurs.push(`${n} lignes : ${m.resultat.s.toFixed(1)} s, +${m.mo} Mo`)
  }
  return [
    ligne(
      'catégorisation : regroupement national (p50 / passe de la table)',
      groupes.p50 / plancher.p50,
      '< 3 s',
      resume(groupes),
    ),
    ligne(
      'catégorisation : 4 000 lignes nationales (p50 / passe de la table)',
      lignes.p50 / plancher.p50,
      '< 3 s',
      resume(lignes),
    ),
    ligne('fiche PDF', null, '≤ 3 ms', resume(fiches)),
    ligne(
      `ZIP de ${rows.length} fiches`,
      null,
      '< 1,5 s',
      `${Math.round(zip * 1000)} ms, ${Math.round((zips[0]?.octets ?? 0) / 100_000) / 10} Mo`,
    ),
    ligne(`XLSX, ${colonnes.length} colonnes`, null, 'mémoire constante', classeurs.join(' ; ')),
  ]
}
