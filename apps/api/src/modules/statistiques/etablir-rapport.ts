import type { Db } from '@registre/db'
import {
  FORMATS_RAPPORT,
  type FormatRapport,
  LABELS_NIVEAU_GEOGRAPHIQUE,
  nomTerritoire,
} from '@registre/domain'
import type { Clock } from '../../platform/clock.ts'
import type { OutboxHandler } from '../../platform/relay-handler.ts'
import { newKey, type Storage } from '../../platform/storage/storage.ts'
import type { DonneesRapport } from './rapport.ts'
import {
  type CleRapport,
  insererRapport,
  lireFigures,
  listerTrimestres,
} from './statistiques.repository.ts'
import { nommerTerritoire } from './territoire-statistique.ts'

const FAIRE: Record<FormatRapport, (d: DonneesRapport) => Promise<Uint8Array>> = {
  pdf: async (d) => (await import('./rapport.ts')).rapportPdf(d),
  xlsx: async (d) => (await import('./rapport.ts')).rapportXlsx(d),
}

/** rapport-statistique-2026-T3-departement-69.pdf */
export const nomRapport = (
  { annee, trimestre, niveau, code }: CleRapport,
  format: FormatRapport,
): string => `rapport-statistique-${annee}-T${trimestre}-${nomTerritoire(niveau, code)}.${format}`

type Evolution = Awaited<ReturnType<typeof lireFigures>>

/**
 * Quarters from the newest to the first one where the territory had a co-ownership; those between
 * where it had none say so.
 */
export const depuisLaPremiere = (evolution: Evolution) => {
  const premiere = evolution.findLastIndex((e) => (e.valeurs?.['coproprietes'] ?? 0) > 0)
  return evolution.slice(0, premiere + 1).map((e) => ({ ...e, valeurs: e.valeurs ?? {} }))
}

/**
 * What the report of a territory at a quarter is made of; null when that quarter is not over, or
 * has no figure of it.
 */
const lireDonneesRapport = async (
  db: Pick<Db, 'query'>,
  cle: CleRapport,
): Promise<DonneesRapport | null> => {
  const periode = (await listerTrimestres(db)).find(
    (t) => t.annee === cle.annee && t.trimestre === cle.trimestre,
  )
  const evolution = await lireFigures(db, cle.niveau, cle.code)
  const valeurs = evolution.find(
    (e) => e.annee === cle.annee && e.trimestre === cle.trimestre,
  )?.valeurs
  if (!periode || periode.provisoire || !valeurs) return null
  const jusquIci = evolution.filter(
    (e) => e.annee * 4 + e.trimestre <= cle.annee * 4 + cle.trimestre,
  )
  return {
    territoire: nommerTerritoire(cle.niveau, cle.code),
    periode: {
      annee: cle.annee,
      trimestre: cle.trimestre,
      arreteLe: periode.arrete_le,
      reconstitue: periode.reconstitue,
    },
    valeurs,
    evolution: depuisLaPremiere(jusquIci).toReversed(),
  }
}

/**
 * The report of a territory, made when it is asked for where none is filed (an EPCI, a commune, a
 * quarter made again): a quarter that is over has frozen figures, so that it always says the same.
 * Null as above.
 */
export const faireRapport = async (
  db: Pick<Db, 'query'>,
  cle: CleRapport,
  format: FormatRapport,
): Promise<Uint8Array | null> => {
  const donnees = await lireDonneesRapport(db, cle)
  return donnees && FAIRE[format](donnees)
}

/**
 * Makes the two files of a territory at a quarter, and files them: the bytes first, then the rows.
 * Safe to run twice.
 */
export const etablirRapport = ({
  db,
  storage,
  clock,
}: {
  db: Db
  storage: Storage
  clock: Clock
}): OutboxHandler<'rapport-statistique'> => ({
  evenement: 'etablir-rapport',
  rejouable: true,
  executer: async (_id, cle) => {
    const donnees = await lireDonneesRapport(db, cle)
    // A quarter that is counted again (an upgrade) is frozen a little later: the report waits.
    if (!donnees) return { etat: 'TEMPORAIRE', cause: 'trimestre non établi' }
    for (const format of FORMATS_RAPPORT) {
      const nouvelle = newKey('rapports')
      const { taille, sha256 } = await storage.put(nouvelle, await FAIRE[format](donnees))
      const rapport = {
        format,
        nom: nomRapport(cle, format),
        cle: nouvelle,
        taille,
        sha256,
        etabliLe: clock.now(),
      }
      const ancienne = await db.transaction((tx) => insererRapport(tx, cle, rapport))
      if (ancienne !== null) await storage.delete(ancienne)
    }
    return { etat: 'FAIT' }
  },
  journal: ({ niveau, code, annee, trimestre }) => ({
    donnees: {
      territoire: `${LABELS_NIVEAU_GEOGRAPHIQUE[niveau]} ${code}`.trim(),
      annee,
      trimestre,
    },
  }),
})
