import { Button } from '@registre/ui'
import { useState } from 'react'
import { type Args, callOf, isApiError } from '../lib/api/index.ts'
import { saveFile } from '../lib/download.ts'

type Demande = NonNullable<Args<'telechargerDonneesBrutes'>['query']>

/** What went wrong with a download, in one sentence. */
const phrase = (error: unknown): string =>
  isApiError(error)
    ? error.problem.message
    : error instanceof Error && error.message === 'Fichier introuvable'
      ? error.message
      : 'Le téléchargement a été interrompu. Recommencez.'

type Fichier = Parameters<typeof saveFile>[0]

/** A button that takes a file, and says when there is none (specification 2, section 8). */
export const BoutonFichier = ({
  fichier,
  libelle,
  secondaire = false,
}: {
  fichier: () => Promise<Fichier>
  libelle: string
  secondaire?: boolean
}) => {
  const [enCours, setEnCours] = useState(false)
  const [erreur, setErreur] = useState('')
  const telecharger = async () => {
    setEnCours(true)
    setErreur('')
    try {
      saveFile(await fichier())
    } catch (error) {
      setErreur(phrase(error))
    } finally {
      setEnCours(false)
    }
  }
  return (
    <div className="fr-mb-2w">
      <Button
        kind={secondaire ? 'secondary' : undefined}
        icon="fr-icon-download-line"
        aria-disabled={enCours}
        onClick={() => !enCours && void telecharger()}
      >
        {enCours ? 'Téléchargement en cours…' : libelle}
      </Button>
      <div role="alert">
        {erreur && (
          <div className="fr-alert fr-alert--error fr-alert--sm fr-mt-2w">
            <p>{erreur}</p>
          </div>
        )}
      </div>
    </div>
  )
}

/** The button of a raw-data file (specification 2, "Raw data"). */
export const Telechargement = ({
  query,
  libelle,
  secondaire = false,
}: {
  query: Demande
  libelle: string
  secondaire?: boolean
}) => (
  <BoutonFichier
    libelle={libelle}
    secondaire={secondaire}
    fichier={() => callOf('telechargerDonneesBrutes', { query })}
  />
)
