import { writeFile } from 'node:fs/promises'
import { createBareStorage, createStorage } from '../deps.ts'
import { ouvrirOriginal } from '../modules/documents/ouvrir-original.ts'
import { reprendreFichiers } from '../modules/documents/reprendre-fichiers.ts'
import { type FichierConstate, verifierFichiers } from '../modules/documents/verifier-fichiers.ts'
import { readSettings } from '../platform/env.ts'
import { journaliser, TRAITEMENT } from '../platform/journal.ts'
import { marquer } from '../platform/storage/marked-storage.ts'
import { cheminDonne, type Commande, refus } from './commande.ts'

export const reprendre: Commande = {
  aide: 'Copie les fichiers d’un dossier du registre là où les réglages disent de les garder (d’un disque vers S3) ; à recommencer sans risque',
  options: { depuis: { type: 'string' } },
  aideOptions: { depuis: 'le dossier qui les garde aujourd’hui (l’ancien DONNEES_DIR)' },
  exige: ['depuis'],
  executer: async ({ db, env }, { depuis }) => {
    const dossier = cheminDonne(depuis)
    const storage = await createBareStorage(readSettings(env))
    const bilan = await reprendreFichiers(db, storage, dossier).catch((error: unknown) => {
      if (error instanceof Error && 'syscall' in error && error.syscall === 'scandir') return null
      throw error
    })
    if (bilan === null) return refus(`Le dossier « ${dossier} » ne peut pas être lu.`)
    const siens = bilan.copies + bilan.presents + bilan.alteres.length
    return {
      bien: bilan.alteres.length === 0 && siens > 0,
      donnees: bilan,
      lignes: [
        ...(siens > 0
          ? []
          : [
              `« ${dossier} » ne contient aucun fichier du registre : est-ce bien l’ancien DONNEES_DIR ?`,
            ]),
        `Fichiers copiés : ${bilan.copies} ; déjà présents : ${bilan.presents} ; étrangers au registre, laissés : ${bilan.ignores}`,
        ...bilan.alteres.map(
          (cle) => `${cle} : ses octets ne sont pas ceux que le registre a reçus, il est laissé.`,
        ),
      ],
    }
  },
}

/** How many faults are named; the others are counted, and `fichier_manquant` holds them all. */
const NOMMES = 100
const CONSTATS = {
  ABSENT: 'absent du lieu des fichiers',
  ALTERE: 'ses octets ne sont pas ceux que le registre a gardés',
} as const

export const verifier: Commande = {
  aide: 'Relit chaque fichier que la base nomme (présence, taille, empreinte) ; --marquer dit ensuite que le lieu des réglages est celui de ce registre',
  options: { marquer: { type: 'boolean' } },
  aideOptions: {
    marquer: 'après avoir déplacé les fichiers, ou en avoir perdu : ce lieu fait foi',
  },
  executer: async ({ db, env }, { marquer: aMarquer }) => {
    const settings = readSettings(env)
    const storage = await createBareStorage(settings)
    const fautes: FichierConstate[] = []
    let vus = 0
    for await (const page of verifierFichiers(db, storage)) {
      vus += page.length
      fautes.push(...page.filter((f) => f.constat !== null))
    }
    if (aMarquer === true) await marquer(storage, db)
    const lieu = await (await createStorage(settings, db)).lieu()
    return {
      bien: fautes.length === 0 && lieu === null,
      donnees: {
        vus,
        fautes: fautes.map(({ quoi, cle, constat }) => ({ quoi, cle, constat })),
        lieu,
      },
      lignes: [
        `Fichiers vérifiés : ${vus} ; en défaut : ${fautes.length}`,
        ...fautes
          .slice(0, NOMMES)
          .map(({ quoi, cle, constat }) => `${quoi} (${cle}) : ${CONSTATS[constat ?? 'ABSENT']}`),
        ...(fautes.length > NOMMES
          ? [`et ${fautes.length - NOMMES} autres (--json les nomme)`]
          : []),
        ...(lieu === null ? [] : [lieu]),
      ],
    }
  },
}

export const original: Commande = {
  aide: 'Écrit dans un fichier un document tel qu’il a été reçu, pour une enquête : ce qu’aucun appel ne donne ; à n’ouvrir que dans un lieu isolé',
  options: { id: { type: 'string' }, fichier: { type: 'string' } },
  aideOptions: {
    id: 'l’identifiant du document (le journal et les fiches le disent)',
    fichier: 'fichier à créer ; lisible de vous seul, jamais remplacé',
  },
  exige: ['id', 'fichier'],
  admet: {
    id: {
      forme: /^\s*[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\s*$/i,
      phrase: 'Donnez l’identifiant entier du document : --id 3c0a4f2e-6a63-4f0e-9a5e-0d3f1c2b4a59',
    },
  },
  executer: async ({ db, env }, { id, fichier }) => {
    const storage = await createBareStorage(readSettings(env))
    const document = await ouvrirOriginal(db, storage, String(id).trim().toLowerCase())
    if (!document)
      return refus(
        'Aucun document reçu n’a cet identifiant : ce que le registre écrit lui-même n’a pas d’original.',
      )
    const chemin = cheminDonne(fichier)
    try {
      await writeFile(chemin, document.contenu, { flag: 'wx', mode: 0o600 })
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error)) throw error
      return refus(
        `Le fichier « ${chemin} » ne peut pas être créé (${error.code}) : donnez un autre nom, ou un dossier où vous pouvez écrire.`,
      )
    }
    await journaliser({ sql: db.query }, TRAITEMENT, {
      type: 'remettre-original',
      donnees: { documentId: String(id), sha256Original: document.sha256 },
    })
    const { nom, sha256 } = document
    return {
      bien: true,
      donnees: { fichier: chemin, nom, sha256 },
      lignes: [`« ${nom} » tel qu’il a été reçu : ${chemin}`, `SHA-256 : ${sha256}`],
    }
  },
}
