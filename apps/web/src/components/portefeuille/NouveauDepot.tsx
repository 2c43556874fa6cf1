import { jeuDeRegles, MAX_LIGNES_PORTEFEUILLE, parBatiment } from '@registre/domain'
import { FileDrop, Section } from '@registre/ui'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { callOf, isApiError, useCommand } from '../../lib/api/index.ts'
import { saveFile } from '../../lib/download.ts'
import { formatNombre } from '../../lib/format.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { lienDepot } from './textes.ts'
import { CLASSEUR } from '../classeur.ts'
import { useJourDuRegistre } from '../configuration.tsx'

/** The two first steps: the workbook filled from current data, then its check. */
export const NouveauDepot = () => {
  const navigate = useNavigate()
  const controler = useCommand('controlerClasseurPortefeuille', {
    business: true,
    invalidates: ['listerPortefeuilles'],
  })
  const decrits = parBatiment(jeuDeRegles(useJourDuRegistre()).code)
  const [prepare, setPrepare] = useState(false)
  const [erreur, setErreur] = useState<string>()
  usePageTitle({ enErreur: erreur !== undefined })
  const telecharger = async (): Promise<void> => {
    setPrepare(true)
    try {
      saveFile(await callOf('telechargerModelePortefeuille', {}))
    } catch {
      setErreur('Le modèle n’a pas pu être préparé. Réessayez dans un instant.')
    } finally {
      setPrepare(false)
    }
  }
  const envoyer = async (fichier: File): Promise<void> => {
    setErreur(undefined)
    try {
      const { id } = await controler.mutateAsync({ body: { fichier } })
      await navigate({ href: lienDepot(id) })
    } catch (error) {
      setErreur(isApiError(error) ? error.problem.message : 'Le classeur n’a pas pu être envoyé.')
    }
  }
  return (
    <>
      <Section title="1. Remplir le classeur">
        <p>
          Il contient une ligne par copropriété dont vous êtes le syndic, préremplie des données du
          registre : il reste à saisir les comptes du nouvel exercice
          {decrits ? ' et, dans la feuille « Bâtiments », ce qui manque à chaque bâtiment' : ''}.
          Supprimez les lignes que vous ne déposez pas.
        </p>
        <button
          type="button"
          className="fr-btn fr-btn--secondary"
          disabled={prepare}
          onClick={() => void telecharger()}
        >
          {prepare ? 'Préparation du classeur…' : 'Télécharger le classeur prérempli'}
        </button>
      </Section>
      <Section title="2. Le faire contrôler">
        <p>
          Chaque ligne est contrôlée comme une saisie à l’écran. Rien n’est déposé à cette étape.
        </p>
        <FileDrop
          name="classeur"
          label="Classeur rempli"
          hint={`Format XLSX, ${formatNombre(MAX_LIGNES_PORTEFEUILLE)} lignes et 5 Mo au plus. Vous pouvez aussi déposer le fichier dans ce cadre.`}
          error={erreur}
          progress={controler.isPending ? 'unknown' : null}
          kind={CLASSEUR}
          onFile={(fichier) => void envoyer(fichier)}
          onRefused={setErreur}
        />
      </Section>
    </>
  )
}
