import { resolve } from 'node:path'
import { createStorage } from '../deps.ts'
import { reprendreFichiers } from '../modules/documents/reprendre-fichiers.ts'
import { readSettings } from '../platform/env.ts'
import { type Commande, refus } from './commande.ts'

export const reprendre: Commande = {
  aide: 'Copie les fichiers d’un dossier du registre là où les réglages disent de les garder (d’un disque vers S3) ; à recommencer sans risque',
  options: { depuis: { type: 'string' } },
  aideOptions: { depuis: 'le dossier qui les garde aujourd’hui (l’ancien DONNEES_DIR)' },
  exige: ['depuis'],
  executer: async ({ db, env }, { depuis }) => {
    const dossier = resolve(process.env['INIT_CWD'] ?? '.', String(depuis))
    const storage = await createStorage(readSettings(env))
    const bilan = await reprendreFichiers(db, storage, dossier).catch((error: unknown) => {
      if (error instanceof Error && 'syscall' in error && error.syscall === 'scandir') return null
      throw error
    })
    if (bilan === null) return refus(`Le dossier « ${dossier} » ne peut pas être lu.`)
    return {
      bien: bilan.alteres.length === 0,
      donnees: bilan,
      lignes: [
        `Fichiers copiés : ${bilan.copies} ; déjà présents : ${bilan.presents} ; étrangers au registre, laissés : ${bilan.ignores}`,
        ...bilan.alteres.map(
          (cle) => `${cle} : ses octets ne sont pas ceux que le registre a reçus, il est laissé.`,
        ),
      ],
    }
  },
}
