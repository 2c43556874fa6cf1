import type { FileAnswer } from '@registre/contract'
import { afficherNumero } from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { type CsvColumn, toCsv } from '../../platform/csv.ts'
import { journaliser } from '../../platform/journal.ts'
import { boundedSearch } from '../../platform/recherche-bornee.ts'
import { type Evenement, versEvenement } from './journal.mapper.ts'
import { type CriteresJournal, type JournalRow, lireJournal } from './journal.repository.ts'

const MAX_EXPORTES = 100_000
const PAR_LECTURE = 2_000
const INSTANT = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
})

const COLONNES: readonly CsvColumn<Evenement>[] = [
  { titre: 'N°', valeur: (e) => e.id },
  { titre: 'Date et heure (Paris)', valeur: (e) => INSTANT.format(new Date(e.instant)) },
  { titre: 'Catégorie', valeur: (e) => e.libelleCategorie },
  { titre: 'Événement', valeur: (e) => e.libelleType },
  { titre: 'Modalité', valeur: (e) => e.libelleModalite },
  { titre: 'Personne', valeur: (e) => e.personne },
  { titre: 'Profil', valeur: (e) => e.libelleProfil },
  { titre: 'Teneur connecté à sa place', valeur: (e) => e.teneur },
  { titre: 'Établissement de la personne', valeur: (e) => e.etablissement },
  { titre: 'Télédéclarant concerné', valeur: (e) => e.teledeclarant },
  { titre: 'Numéro d’immatriculation', valeur: (e) => afficherNumero(e.copropriete?.numero ?? '') },
  { titre: 'Copropriété', valeur: (e) => e.copropriete?.nom ?? '' },
  { titre: 'État avant', valeur: (e) => e.de },
  { titre: 'État après', valeur: (e) => e.vers },
  { titre: 'Motif', valeur: (e) => e.motif },
  { titre: 'Détails', valeur: (e) => e.details.map((d) => `${d.clef} : ${d.valeur}`).join(' ; ') },
]

/**
 * Reads page after page as the person receives them: memory does not depend on how many there are.
 */
async function* lire(
  ctx: Ctx,
  criteres: CriteresJournal,
  premiers: readonly JournalRow[],
): AsyncGenerator<Evenement> {
  let rows = premiers
  for (let lus = 0; rows.length > 0 && lus < MAX_EXPORTES; lus += rows.length) {
    for (const row of rows.slice(0, MAX_EXPORTES - lus)) yield versEvenement(row)
    const dernier = rows.at(-1)
    rows =
      rows.length < PAR_LECTURE || !dernier
        ? []
        : await boundedSearch(ctx.deps.db, (tx) => lireJournal(tx, criteres, PAR_LECTURE, dernier))
  }
}

/**
 * The events of a search as CSV, newest first; the extraction is itself an event. Throws
 * `recherche-trop-large`.
 */
export const exporterJournal = async (ctx: Ctx, criteres: CriteresJournal): Promise<FileAnswer> => {
  // Read before the answer begins, so that a search too wide is told as an error and not as half a
  // file.
  const premiers = await boundedSearch(ctx.deps.db, (tx) => lireJournal(tx, criteres, PAR_LECTURE))
  const retenus = Object.fromEntries(
    Object.entries(criteres).filter(
      ([clef, valeur]) => valeur && clef !== 'personne' && clef !== 'declarant',
    ),
  )
  await journaliser({ sql: ctx.deps.db.query }, ctx, { type: 'exporter-journal', donnees: retenus })
  return {
    nom: `journal-${today(ctx.deps.clock).replaceAll('-', '')}.csv`,
    contenu: toCsv(COLONNES, lire(ctx, criteres, premiers)),
  }
}
