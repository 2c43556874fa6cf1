import type { BlocRegle, SlugEtape } from '@registre/domain'
import { useState } from 'react'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { phraseDe } from '../../../components/declaration/libelles.ts'
import { useNavigationEtapes } from './use-navigation-etapes.ts'

const NON_ENREGISTRE =
  'Votre saisie n’a pas pu être enregistrée. Elle reste à l’écran : réessayez dans un instant.'

/** What the buttons of a screen do: one work at a time, and why the last one did not leave it. */
export const useTravail = (nonFait = NON_ENREGISTRE) => {
  const { session, erreurs } = useBrouillon()
  const { accueil } = useNavigationEtapes()
  const [occupe, setOccupe] = useState(false)
  const [blocage, setBlocage] = useState('')
  const [tentative, setTentative] = useState(0)
  const pendant = async (travail: () => Promise<boolean>): Promise<void> => {
    // A pressed button keeps the focus: it is not disabled, a second press does nothing.
    if (occupe) return
    setOccupe(true)
    setBlocage('')
    try {
      if (!(await travail())) setBlocage(session.etat().conflit ? '' : nonFait)
    } finally {
      setOccupe(false)
    }
  }
  return {
    occupe,
    /** Why the last press of a button did not leave the step; '' otherwise. */
    blocage,
    setBlocage,
    pendant,
    tentative,
    tenterEncore: () => setTentative((n) => n + 1),
    /** What the summary lists of a block, once it was tried. */
    resumeDe: (bloc: BlocRegle) =>
      [...(tentative === 0 ? [] : erreurs)]
        .filter(([champ]) => champ.startsWith(`${bloc}.`))
        .map(([name, message]) => ({ name, message: phraseDe(name, message) })),
    /** Saves, with the step to come back to, and leaves for home. */
    quitter: (etape: SlugEtape) =>
      pendant(async () => {
        const fait = await session.enregistrer(etape)
        if (fait)
          accueil(
            'Brouillon enregistré',
            'Vous le retrouverez sur l’accueil, parmi les demandes à terminer.',
          )
        return fait
      }),
  }
}
