import { isRecord } from '@registre/domain'
import { pipeline, Readable, Transform } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { EchecServiceExterne, LIMITES_APPEL, refuserEncode, SANS_ENCODAGE } from './sortie.ts'

/** How long a store may stay silent, and a body without a length may last. */
export const SILENCE_S3_MS = 30_000

const entetesDe = (de: unknown): Record<string, string> | null => {
  const entetes = typeof de === 'object' && de !== null ? Reflect.get(de, 'headers') : null
  return typeof entetes === 'object' && entetes !== null ? entetes : null
}

/** A body of which nobody said how long it is: an error, a list. */
const borner = (corps: Readable, delaiMs: number): Readable => {
  let taille = 0
  const borne = new Transform({
    transform: (morceau: Buffer, _encodage, suite) => {
      taille += morceau.length
      suite(taille > LIMITES_APPEL.tailleMax ? new EchecServiceExterne('trop-gros') : null, morceau)
    },
  })
  const limite = setTimeout(() => borne.destroy(new EchecServiceExterne('delai')), delaiMs)
  return pipeline(corps, borne, () => clearTimeout(limite))
}

/**
 * The door for the object store, whose library calls by itself: the same rules. A file has the
 * length that the store announced, which the protocol holds; anything else is an answer like others.
 */
export const bornerS3 = (client: S3Client, delaiMs = SILENCE_S3_MS): void =>
  client.middlewareStack.add(
    (suite) => async (args) => {
      Object.assign(entetesDe(args.request) ?? {}, SANS_ENCODAGE)
      const sortie = await suite(args)
      const reponse: unknown = sortie.response
      const entetes = entetesDe(reponse) ?? {}
      const { statusCode, body } = isRecord(reponse) ? reponse : {}
      if (!(body instanceof Readable)) return sortie
      try {
        refuserEncode(entetes['content-encoding'])
      } catch (erreur) {
        body.destroy()
        throw erreur
      }
      if (Number(statusCode ?? 0) >= 300 || entetes['content-length'] === undefined)
        Object.assign(Object(reponse), { body: borner(body, delaiMs) })
      return sortie
    },
    { name: 'bornerS3', step: 'deserialize', priority: 'low' },
  )
