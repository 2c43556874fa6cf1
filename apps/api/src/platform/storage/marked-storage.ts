import type { Db } from '@registre/db'
import { RegisterError } from '@registre/domain'
import {
  changerMarque,
  garderMarque,
  lireMarque,
  noterManquant,
  tirerCles,
} from './marque.repository.ts'
import { newKey, type Storage } from './storage.ts'

const TEXTE =
  'Marque du lieu des fichiers du registre national des copropriétés : sans elle, le registre ne s’en sert pas.\n'
/** How many documents the first start looks for before it takes a store for its own. */
const TIRAGE = 20

const AUTRE_LIEU =
  'Le lieu des fichiers n’est pas celui de ce registre : il ne porte pas sa marque. Un disque n’est pas monté, ou un réglage a changé (DONNEES_DIR, S3_BUCKET) : corrigez-le, copiez-y les fichiers (fichiers:reprendre --depuis), ou, si le lieu est le bon, fichiers:verifier --marquer.'
const FERME =
  'Les fichiers ne peuvent pas être enregistrés pour l’instant. L’exploitant du registre en est averti : réessayez plus tard.'
const PERDU =
  'Ce fichier ne peut pas être lu pour l’instant. L’exploitant du registre en est averti : réessayez plus tard, ou écrivez au teneur du registre si cela dure.'
const ABSENT = {
  ecrire:
    'Les fichiers ne répondent pas pour l’instant : cette pièce n’est pas enregistrée. Ce que vous avez saisi est gardé ; joignez-la de nouveau dans quelques minutes. Les attestations et les lettres attendent, et partiront seules.',
  lire: 'Les fichiers ne répondent pas pour l’instant. Celui-ci n’est pas perdu : rouvrez-le dans quelques minutes. Tout le reste du registre fonctionne.',
} as const

/** What a store that is away says of what was asked; its own error is the cause, logged and counted. */
const surAbsence = async <T>(geste: keyof typeof ABSENT, agir: () => Promise<T>): Promise<T> => {
  try {
    return await agir()
  } catch (cause) {
    if (cause instanceof RegisterError) throw cause
    throw Object.assign(new RegisterError('service-indisponible', { message: ABSENT[geste] }), {
      cause,
    })
  }
}

/** True for a store that holds some of the files that the base names, or while it names none. */
const tientLesSiens = async (storage: Storage, db: Pick<Db, 'query'>): Promise<boolean> => {
  const presents = await Promise.all((await tirerCles(db, TIRAGE)).map((c) => storage.exists(c)))
  return presents.length === 0 || presents.includes(true)
}

/** What `lieu` will answer; makes no mark: for who only asks. */
export const jugerLieu = async (
  storage: Storage,
  db: Pick<Db, 'query'>,
): Promise<string | null> => {
  const cle = await lireMarque(db)
  const sien = cle === null ? tientLesSiens(storage, db) : storage.exists(cle)
  return (await sien) ? null : AUTRE_LIEU
}

/**
 * The store of a register, known by a mark that it carries: a disk that did not mount, or another
 * bucket, is never taken for it. Nothing is written nor removed without the mark; a file that a row
 * names and that is not there is noted, and answered with a sentence.
 */
export const storageMarque = (
  storage: Storage,
  db: Pick<Db, 'query'>,
  surPerte: (cle: string) => void = () => {},
): Storage => {
  let connue: string | null = null
  /** The first start of a register that already keeps files believes a store that holds some of them. */
  const premiereFois = async (): Promise<boolean> => {
    if (!(await tientLesSiens(storage, db))) return false
    const cle = newKey('marque')
    await storage.put(cle, Buffer.from(TEXTE))
    connue = await garderMarque(db, cle)
    if (connue !== cle) await storage.delete(cle)
    return true
  }
  const estLeSien = async (): Promise<boolean> => {
    connue ??= await lireMarque(db)
    if (connue === null) return premiereFois()
    if (await storage.exists(connue)) return true
    // An operator may have marked another store since.
    const gardee = await lireMarque(db)
    if (gardee === connue) return false
    connue = gardee
    return gardee !== null && storage.exists(gardee)
  }
  const exiger = async (): Promise<void> => {
    if (!(await estLeSien())) throw new RegisterError('service-indisponible', { message: FERME })
  }
  return {
    put: (cle, contenu) =>
      surAbsence('ecrire', async () => {
        await exiger()
        return storage.put(cle, contenu)
      }),
    async get(cle, tranche) {
      try {
        return await surAbsence('lire', () => storage.get(cle, tranche))
      } catch (error) {
        if (!(error instanceof RegisterError && error.code === 'fichier-introuvable')) throw error
        if (await estLeSien()) {
          surPerte(cle)
          await noterManquant(db, cle, 'ABSENT')
        }
        throw new RegisterError('service-indisponible', { message: PERDU })
      }
    },
    async delete(cle) {
      await exiger()
      return storage.delete(cle)
    },
    exists: (cle) => storage.exists(cle),
    lieu: async () => ((await estLeSien()) ? null : AUTRE_LIEU),
  }
}

/** Says that a store is the register's own from now on, whatever it holds. */
export const marquer = async (storage: Storage, db: Pick<Db, 'query'>): Promise<void> => {
  const cle = newKey('marque')
  await storage.put(cle, Buffer.from(TEXTE))
  await changerMarque(db, cle)
}
