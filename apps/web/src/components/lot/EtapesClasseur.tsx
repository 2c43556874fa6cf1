import { FileDrop, Section } from '@registre/ui'
import { type ReactNode, useState } from 'react'
import { isApiError } from '../../lib/api/index.ts'
import { formatNombre } from '../../lib/format.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { CLASSEUR } from '../classeur.ts'
import { BoutonFichier } from '../Telechargement.tsx'

/** The two first steps of what is filed by workbook: to fill it, then to have it checked. */
export const EtapesClasseur = ({
  aide,
  modele,
  max,
  enCours,
  controler,
  children,
}: {
  aide: ReactNode
  modele: Pick<Parameters<typeof BoutonFichier>[0], 'libelle' | 'fichier'>
  /** Rows at most. */
  max: number
  enCours: boolean
  controler: (fichier: File) => Promise<void>
  children?: ReactNode
}) => {
  const [erreur, setErreur] = useState<string>()
  usePageTitle({ enErreur: erreur !== undefined })
  const envoyer = async (fichier: File): Promise<void> => {
    setErreur(undefined)
    try {
      await controler(fichier)
    } catch (error) {
      setErreur(isApiError(error) ? error.problem.message : 'Le classeur n’a pas pu être envoyé.')
    }
  }
  return (
    <>
      <Section title="1. Remplir le classeur">
        <p>{aide}</p>
        <BoutonFichier secondaire {...modele} />
      </Section>
      <Section title="2. Le faire contrôler">
        <p>
          Chaque ligne est contrôlée comme une saisie à l’écran. Rien n’est déposé à cette étape.
        </p>
        <FileDrop
          name="classeur"
          label="Classeur rempli"
          hint={`Format XLSX, ${formatNombre(max)} lignes et 5 Mo au plus. Vous pouvez aussi déposer le fichier dans ce cadre.`}
          error={erreur}
          progress={enCours ? 'unknown' : null}
          kind={CLASSEUR}
          onFile={(fichier) => void envoyer(fichier)}
          onRefused={setErreur}
        />
        {children}
      </Section>
    </>
  )
}
