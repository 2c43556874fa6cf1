import type {} from '@fastify/multipart'
import { RegisterError } from '@registre/domain'
import type { FastifyRequest } from 'fastify'
import type { Reception } from './uploads/upload-space.ts'

const parseText = (value: string): unknown => {
  if (!/^[{[]/.test(value)) return value
  try {
    return JSON.parse(value)
  } catch {
    // A free text may begin with a bracket; where an object was expected, the schema refuses the
    // text, naming the field.
    return value
  }
}

const lireParties = async (
  request: FastifyRequest,
  reception: Reception,
): Promise<Record<string, unknown>> => {
  const body: Record<string, unknown> = {}
  const set = (name: string, value: unknown) => {
    if (Object.hasOwn(body, name))
      throw value instanceof File
        ? new RegisterError('trop-de-fichiers')
        : new RegisterError('requete-invalide')
    Object.defineProperty(body, name, {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const { file, filename, mimetype } = part
      const received = await reception
        .receive(file, filename, mimetype)
        .catch((error: { code?: string }) => {
          if (error.code === 'FST_REQ_FILE_TOO_LARGE')
            throw new RegisterError('invalide-taille-fichier', {
              message: `Le fichier « ${filename} » dépasse la taille maximale de 5 Mo.`,
            })
          throw error
        })
      set(part.fieldname, received)
    } else set(part.fieldname, parseText(String(part.value)))
  }
  return body
}

/**
 * What the parser itself says has no code of ours nor of the framework: a body that is cut, or that
 * is none.
 */
const illisible = (error: unknown): boolean =>
  !(error instanceof RegisterError) && !(error instanceof Error && 'code' in error)

/**
 * Reads a multipart body as an object: files become `UploadedFile`, on the disk until the reception
 * is closed; texts that hold JSON are parsed. Throws fichier-* errors, and requete-invalide when
 * the sending was cut on its way.
 */
export const readMultipart = async (
  request: FastifyRequest,
  reception: Reception,
): Promise<Record<string, unknown>> => {
  if (!request.isMultipart())
    throw new RegisterError('type-non-accepte', {
      message: 'Un envoi de fichier (multipart/form-data) est attendu.',
    })
  try {
    return await lireParties(request, reception)
  } catch (error) {
    if (illisible(error))
      throw new RegisterError('requete-invalide', {
        message: 'L’envoi a été interrompu avant la fin : recommencez.',
      })
    throw error
  }
}
