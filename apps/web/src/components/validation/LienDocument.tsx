import type { ReactNode } from 'react'
import { callOf, statusOf } from '../../lib/api/index.ts'
import { handleFailure } from '../../lib/api/errors.ts'
import { saveFile } from '../../lib/download.ts'
import { formatTaille } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'

export interface DocumentLie {
  id: string
  nom: string
  taille?: number
  disponible?: boolean
}

/** Downloads a document; what stands in the way is told by a notice. */
export const telecharger = async (id: string, nom: string): Promise<void> => {
  try {
    saveFile(await callOf('telechargerDocument', { params: { id } }))
  } catch (error) {
    if (statusOf(error) === 404) notify('error', `Le document « ${nom} » n’est plus accessible`)
    else handleFailure(error)
  }
}

/**
 * A PDF of the dossier: what it is (its file's name by default) and its size, downloaded on a
 * press. Waits when its analysis is not over.
 */
export const LienDocument = ({
  document: { id, nom, taille, disponible = true },
  libelle = nom,
}: {
  document: DocumentLie
  libelle?: ReactNode
}) => {
  const detail = taille === undefined ? 'PDF' : `PDF – ${formatTaille(taille)}`
  if (!disponible)
    return (
      <>
        {libelle} ({detail}), analyse en cours : le document n’est pas encore disponible.
      </>
    )
  return (
    <a
      className="fr-link fr-link--download"
      href={`/api/documents/${id}`}
      download
      onClick={(event) => {
        event.preventDefault()
        void telecharger(id, nom)
      }}
    >
      {libelle || 'Document'} <span className="fr-link__detail">{detail}</span>
    </a>
  )
}
