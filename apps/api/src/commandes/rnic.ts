import { createReadStream } from 'node:fs'
import { once } from 'node:events'
import { type FileHandle, open, stat } from 'node:fs/promises'
import { PassThrough, pipeline as enchainer } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createZstdDecompress } from 'node:zlib'
import { normaliserNumero } from '@registre/domain'
import { importerRnic, type LigneRapport } from '../modules/donnees/importer-rnic.ts'
import { scellerJournal } from '../modules/journal/sceller-journal.ts'
import { projeterCoproprietes } from '../modules/projections/projeter.ts'
import { systemClock, today } from '../platform/clock.ts'
import { toCsv } from '../platform/csv.ts'
import { avancement, compterMotifs, duree, phrase } from './avancement-rnic.ts'
import { cheminDonne, type Commande, refus } from './commande.ts'

const PROGRES_MS = 5_000
const COLONNES = [
  'ligne',
  'numero',
  'decision',
  'colonne',
  'valeur',
  'motif',
] as const satisfies readonly (keyof LigneRapport)[]

/** The report as a CSV, written as it is made; a disk that refuses it is told by the next call. */
const ouvrirRapport = (fichier: FileHandle) => {
  const lignes = new PassThrough({ objectMode: true })
  const texte = toCsv<LigneRapport>(
    COLONNES.map((titre) => ({ titre, valeur: (l) => l[titre] })),
    lignes,
  )
  const ecrit = pipeline(texte, fichier.createWriteStream())
  ecrit.catch(() => {})
  return {
    ecrire: async (l: LigneRapport): Promise<void> => {
      if (!lignes.write(l)) await Promise.race([once(lignes, 'drain'), ecrit])
    },
    fermer: async (): Promise<void> => {
      lignes.end()
      await ecrit
    },
  }
}

/** The text of the file as it is read, and the part of it that was read. */
const ouvrirFichier = (
  chemin: string,
  taille: number,
): { texte: AsyncIterable<string>; part(): number } => {
  const octets = createReadStream(chemin)
  const gonfler = chemin.endsWith('.gz')
    ? createGunzip()
    : chemin.endsWith('.zst')
      ? createZstdDecompress()
      : null
  const texte = (gonfler ? enchainer(octets, gonfler, () => {}) : octets).setEncoding('utf8')
  return { texte, part: () => (taille > 0 ? octets.bytesRead / taille : 1) }
}

/**
 * Why it stopped: a sentence of the import, or what the system, the decompression or the database
 * says, with a code.
 */
const enPhrase = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error)
  return error instanceof Error && !('code' in error)
    ? message
    : `La reprise s’est arrêtée : ${message}`
}

export const importer: Commande = {
  aide: 'Reprend un fichier publié du registre (données ouvertes), ligne à ligne ; à recommencer sans risque après un arrêt',
  options: {
    fichier: { type: 'string' },
    rapport: { type: 'string' },
    'anciennes-acceptees': { type: 'boolean' },
    'suite-apres': { type: 'string' },
  },
  aideOptions: {
    fichier:
      'le fichier publié, .csv, .csv.gz ou .csv.zst, d’une des générations de 2020 à mai 2026',
    rapport:
      'où écrire ce qui est refusé, conservé ou laissé de côté, et pourquoi (par défaut : à côté du fichier)',
    'anciennes-acceptees':
      'remplace aussi par des lignes plus anciennes que celles qui sont tenues (refusées sans cela)',
    'suite-apres':
      'le dernier numéro que le registre a émis : les suivants en partent (le fichier seul n’y change rien)',
  },
  admet: {
    'suite-apres': {
      forme: /^[a-z]{2}-?\d-?\d{3}-?\d{3}$/i,
      phrase: '--suite-apres attend un numéro d’immatriculation (AC1-234-567).',
    },
  },
  exige: ['fichier'],
  executer: async (
    { db },
    { fichier, rapport, 'anciennes-acceptees': anciennes, 'suite-apres': suite },
  ) => {
    const dernier = typeof suite === 'string' ? normaliserNumero(suite) : null
    const chemin = cheminDonne(fichier)
    const infos = await stat(chemin).catch(() => null)
    if (!infos?.isFile()) return refus(`Le fichier « ${chemin} » ne peut pas être lu.`)
    const sortie =
      typeof rapport === 'string'
        ? cheminDonne(rapport)
        : `${chemin.replace(/\.csv(\.gz|\.zst)?$/, '')}.rapport.csv`
    const fichierRapport = await open(sortie, 'w').catch(() => null)
    if (fichierRapport === null)
      return refus(
        `Le rapport « ${sortie} » ne peut pas être écrit : donnez un autre nom par --rapport.`,
      )
    const journal = ouvrirRapport(fichierRapport)
    const debut = Date.now()
    let dit = debut
    const motifs = compterMotifs()
    const { texte, part } = ouvrirFichier(chemin, infos.size)
    const dire = (ligne: string): void => void process.stderr.write(`${ligne}\n`)
    try {
      const bilan = await importerRnic(db, texte, {
        aujourdhui: today(systemClock),
        anciennesAcceptees: anciennes === true,
        suiteApres: dernier,
        rapporter: (l) => {
          motifs.noter(l)
          return journal.ecrire(l)
        },
        progresser: (b) => {
          if (Date.now() - dit < PROGRES_MS) return
          dit = Date.now()
          dire(avancement(b, part(), dit - debut))
        },
      }).finally(journal.fermer)
      dire(`[${duree(Date.now() - debut)}] Lignes lues. Scellement du journal…`)
      await scellerJournal({ db, log: { info: () => {} } })
      dire(
        `[${duree(Date.now() - debut)}] Mise à jour de l’annuaire et des fiches publiques (deux minutes environ pour tout le pays)…`,
      )
      await projeterCoproprietes({ db })
      return {
        bien: bilan.refusees === 0,
        donnees: { ...bilan, rapport: sortie },
        lignes: [
          phrase(bilan),
          ...motifs.lignes(),
          `Rapport : ${sortie}`,
          `Terminé en ${duree(Date.now() - debut)}.`,
        ],
      }
    } catch (error) {
      return {
        bien: false,
        donnees: null,
        lignes: [
          enPhrase(error),
          'Ce qui était déjà repris est gardé : corrigez, puis relancez la même commande.',
        ],
      }
    }
  },
}
