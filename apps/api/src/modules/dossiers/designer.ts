import { ParNumero } from '@registre/contract'
import type { Db } from '@registre/db'
import { RegisterError } from '@registre/domain'
import { idParNumero } from './dossier.repository.ts'

/** What was read of a body or of an address: no file, no day. */
const estEnsemble = (valeur: unknown): valeur is object =>
  typeof valeur === 'object' &&
  valeur !== null &&
  Object.getPrototypeOf(valeur) === Object.prototype

/**
 * Makes what reads the names of a call: wherever a co-ownership was named by its number, its
 * identifier stands there afterwards. Throws `introuvable` for a number that nobody bears.
 */
export const createDesignation = (db: Pick<Db, 'query'>) => {
  const lire = async (valeur: unknown): Promise<unknown> => {
    if (valeur instanceof ParNumero) {
      const id = await idParNumero(db, valeur.numero)
      if (id === undefined) throw new RegisterError('introuvable')
      return id
    }
    if (Array.isArray(valeur)) return Promise.all(valeur.map(lire))
    if (!estEnsemble(valeur)) return valeur
    const parts = Object.entries(valeur).map(async ([clef, part]) => [clef, await lire(part)])
    return Object.fromEntries(await Promise.all(parts))
  }
  return <T>(input: T): Promise<T> => lire(input) as Promise<T>
}
