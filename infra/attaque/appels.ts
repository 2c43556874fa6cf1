import { type AnyOperation, contract } from '@registre/contract'
import type { Random } from '@registre/testing'
import { type Connus, composer, tirerParties } from '@registre/testing/fuzz'
import type { Db } from '@registre/db'
import type { Envoi } from './visiteur.ts'

/** Every operation of the contract, by its verb. */
export const OPERATIONS = Object.entries(contract) as [string, AnyOperation][]

/** True when a call of this operation may change something. */
export const ecrit = (op: AnyOperation): boolean => op.method !== 'GET' || op.changesState === true

/** A well-formed call of this operation, its fields drawn from what exists. */
export const appelDe = async (r: Random, op: AnyOperation, connus: Connus): Promise<Envoi> => {
  const { inject } = await composer(r, op, tirerParties(r, op, connus, 0, null), false)
  const { payload } = inject
  return {
    methode: inject.method,
    chemin: inject.url,
    entetes: inject.headers,
    ...(typeof payload === 'string' || Buffer.isBuffer(payload) ? { corps: payload } : {}),
  }
}

/** What belongs to an establishment, for calls that name something of it. */
export const biensDe = async (db: Db, raison: string, fichier: File): Promise<Connus> => {
  const lire = async <T>(texte: string): Promise<T[]> =>
    (await db.query<{ v: T }>(texte, [raison])).map((l) => l.v)
  const de = `select t.id from teledeclarant t join utilisateur u on u.teledeclarant_id = t.id where u.login = $1`
  return {
    ids: await lire<number>(
      `(select id as v from copropriete where teledeclarant_id in (${de}) limit 6)
       union all (select m.id from mandat m where m.teledeclarant_id in (${de}) limit 6)
       union all (select d.id from demande d where d.teledeclarant_id in (${de}) limit 6)
       union all (select d.id from declaration d join copropriete c on c.id = d.copropriete_id where c.teledeclarant_id in (${de}) limit 6)
       union all (select u.id from utilisateur u where u.teledeclarant_id in (${de}))
       union all (${de})`,
    ),
    numeros: await lire<string>(
      `select numero_immatriculation as v from copropriete where numero_immatriculation is not null and teledeclarant_id in (${de}) limit 10`,
    ),
    uuids: await lire<string>(
      `select d.id::text as v from document d join copropriete c on c.id = d.copropriete_id where c.teledeclarant_id in (${de}) limit 10`,
    ),
    textes: await lire<string>(
      `select u.login as v from utilisateur u where u.teledeclarant_id in (${de})`,
    ),
    fichier: () => fichier,
  }
}
