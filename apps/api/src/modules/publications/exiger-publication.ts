import { RegisterError } from '@registre/domain'
import type { Ctx } from '../../platform/context.ts'
import { type PublicationRow, trouverPublication } from './publication.repository.ts'

/** A publication by its identifier. Throws `introuvable`. */
export const exigerPublication = async ({ deps }: Ctx, id: string): Promise<PublicationRow> => {
  const row = await trouverPublication(deps.db, id)
  if (!row) throw new RegisterError('introuvable')
  return row
}

/** Somebody else wrote it since it was read. */
export const perimee = () =>
  new RegisterError('version-perimee', {
    message: 'Cette publication a été modifiée entre-temps : relisez la liste avant de continuer.',
  })
