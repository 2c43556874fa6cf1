import {
  type EtatDocument,
  PHRASES_ETAT_DOCUMENT,
  phrasesRetraits,
  type Retire,
} from '@registre/domain'
import type { ReactNode } from 'react'
import { callOf, isApiError, statusOf } from '../../lib/api/index.ts'
import { handleFailure } from '../../lib/api/errors.ts'
import { saveFile } from '../../lib/download.ts'
import { formatTaille } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'

export interface DocumentLie {
  id: string
  nom: string
  taille?: number
  etatFichier?: EtatDocument
  retires?: readonly Retire[]
}

const messageOf = (error: unknown): string => (isApiError(error) ? error.problem.message : '')

/** Downloads a document; what stands in the way is told by a notice. */
export const telecharger = async (id: string, nom: string): Promise<void> => {
  try {
    saveFile(await callOf('telechargerDocument', { params: { id } }))
  } catch (error) {
    if (statusOf(error) === 404 || statusOf(error) === 503)
      notify('error', `Le document « ${nom} » n’est pas accessible`, messageOf(error))
    else handleFailure(error)
  }
}

/**
 * A PDF of the dossier: what it is (its file's name by default) and its size, downloaded on a
 * press, and what was left out of it; or why it is not given.
 */
export const LienDocument = ({
  document: { id, nom, taille, etatFichier = 'PRET', retires = [] },
  libelle = nom,
}: {
  document: DocumentLie
  libelle?: ReactNode
}) => {
  const detail = taille === undefined ? 'PDF' : `PDF – ${formatTaille(taille)}`
  if (etatFichier !== 'PRET')
    return (
      <>
        {libelle} ({detail}) {PHRASES_ETAT_DOCUMENT[etatFichier]}
      </>
    )
  const phrases = phrasesRetraits(retires)
  const lien = (
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
  return phrases.length === 0 ? (
    lien
  ) : (
    <>
      {lien} <span className="fr-hint-text">À la réception : {phrases.join(', ')}.</span>
    </>
  )
}
