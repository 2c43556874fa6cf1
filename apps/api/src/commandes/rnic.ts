import { createReadStream, createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { access } from 'node:fs/promises'
import { resolve } from 'node:path'
import { finished } from 'node:stream/promises'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { type BilanRnic, importerRnic, type LigneRapport } from '../modules/donnees/importer-rnic.ts'
import { scellerJournal } from '../modules/journal/sceller-journal.ts'
import { projeterCoproprietes } from '../modules/projections/projeter.ts'
import { systemClock, today } from '../platform/clock.ts'
import type { Commande } from './commande.ts'

const PROGRES_MS = 2_000
const nombre = (n: number): string => n.toLocaleString('fr-FR')
const phrase = (b: Readonly<BilanRnic>): string =>
  `${nombre(b.lues)} lignes lues : ${nombre(b.creees)} créées, ${nombre(b.modifiees)} modifiées, ${nombre(b.inchangees)} inchangées, ${nombre(b.conservees)} conservées, ${nombre(b.refusees)} refusées`

const COLONNES = ['ligne', 'numero', 'decision', 'colonne', 'valeur', 'motif'] as const satisfies readonly (keyof LigneRapport)[]
const cellule = (v: string | number): string => {
  const texte = /^[=+\-@\t\r]/.test(String(v)) ? `'${v}` : String(v)
  return /[";\r\n]/.test(texte) ? `"${texte.replaceAll('"', '""')}"` : texte
}

/** The report as a CSV, written as it is made. */
const ouvrirRapport = (chemin: string) => {
  const flux = createWriteStream(chemin)
  flux.write(`\uFEFF${COLONNES.join(';')}\n`)
  return {
    ecrire: async (l: LigneRapport): Promise<void> => {
      if (!flux.write(`${COLONNES.map((c) => cellule(l[c])).join(';')}\n`)) await once(flux, 'drain')
    },
    fermer: async (): Promise<void> => {
      flux.end()
      await finished(flux)
    },
  }
}

const ouvrirFichier = (chemin: string): AsyncIterable<string> => {
  const octets = createReadStream(chemin)
  const flux = chemin.endsWith('.gz') ? octets.pipe(createGunzip()) : chemin.endsWith('.zst') ? octets.pipe(createZstdDecompress()) : octets
  return flux.setEncoding('utf8')
}

export const importer: Commande = {
  aide: 'Reprend un fichier publié du registre (données ouvertes), ligne à ligne ; à recommencer sans risque après un arrêt',
  options: { fichier: { type: 'string' }, rapport: { type: 'string' } },
  aideOptions: {
    fichier: 'le fichier publié, .csv, .csv.gz ou .csv.zst, de l’une ou l’autre génération',
    rapport: 'où écrire ce qui est refusé, conservé ou laissé de côté, et pourquoi (par défaut : à côté du fichier)',
  },
  executer: async ({ db }, { fichier, rapport }) => {
    const ici = (nom: string): string => resolve(process.env['INIT_CWD'] ?? '.', nom)
    const chemin = typeof fichier === 'string' ? ici(fichier) : ''
    const lisible =
      chemin !== '' &&
      (await access(chemin).then(
        () => true,
        () => false,
      ))
    if (!lisible)
      return {
        bien: false,
        donnees: null,
        lignes: [chemin === '' ? 'Donnez le fichier : npm run import:rnic -- fichier.csv' : `Le fichier « ${chemin} » ne peut pas être lu.`],
      }
    const sortie = typeof rapport === 'string' ? ici(rapport) : `${chemin.replace(/\.csv(\.gz|\.zst)?$/, '')}.rapport.csv`
    const journal = ouvrirRapport(sortie)
    let dit = 0
    try {
      const bilan = await importerRnic(db, ouvrirFichier(chemin), {
        aujourdhui: today(systemClock),
        rapporter: journal.ecrire,
        progresser: (b) => {
          if (Date.now() - dit < PROGRES_MS) return
          dit = Date.now()
          process.stderr.write(`${phrase(b)}\n`)
        },
      })
      process.stderr.write('Annuaire et fiches publiques…\n')
      await scellerJournal({ db, log: { info: () => {} } })
      await projeterCoproprietes({ db })
      return { bien: bilan.refusees === 0, donnees: { ...bilan, rapport: sortie }, lignes: [phrase(bilan), `Rapport : ${sortie}`] }
    } catch (error) {
      return {
        bien: false,
        donnees: null,
        lignes: [error instanceof Error ? error.message : String(error), 'Ce qui était déjà repris est gardé : corrigez, puis relancez la même commande.'],
      }
    } finally {
      await journal.fermer()
    }
  },
}
