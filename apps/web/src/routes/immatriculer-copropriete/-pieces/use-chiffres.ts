import { controlerBloc } from '@registre/domain'
import { focusField, type SummaryError } from '@registre/ui'
import { useState } from 'react'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { controlerSaisie } from '../../../components/declaration/controler.ts'
import { phraseDe } from '../../../components/declaration/libelles.ts'
import { useNavigationEtapes } from './use-navigation-etapes.ts'

const BLOC = 'donneesFinancieres'
const NON_ENREGISTRE =
  'Votre saisie n’a pas pu être enregistrée. Elle reste à l’écran : réessayez dans un instant.'

/** The buttons of the screen of figures: the same draft, the same rules as the long way. */
export const useChiffres = () => {
  const { session, form, contexte, faits, confirmations, erreurs, tenter } = useBrouillon()
  const { allerA, accueil } = useNavigationEtapes()
  const [tentative, setTentative] = useState(0)
  const [occupe, setOccupe] = useState(false)
  const [blocage, setBlocage] = useState('')
  const doutes = controlerBloc(BLOC, faits, confirmations).aConfirmer

  const pendant = async (etape: 'donnees-financieres' | 'recapitulatif', puis: () => void) => {
    if (occupe) return
    setOccupe(true)
    setBlocage('')
    try {
      if (await session.enregistrer(etape)) puis()
      else setBlocage(session.etat().conflit ? '' : NON_ENREGISTRE)
    } finally {
      setOccupe(false)
    }
  }
  const resume: SummaryError[] =
    tentative === 0
      ? []
      : [
          ...[...erreurs]
            .filter(([champ]) => champ.startsWith(`${BLOC}.`))
            .map(([name, message]) => ({ name, message: phraseDe(name, message) })),
          ...doutes.map(({ champ, message }) => ({ name: champ, message })),
        ]
  return {
    resume,
    tentative,
    occupe,
    blocage,
    aTraiter: doutes.length,
    doutes,
    continuer: async (): Promise<void> => {
      tenter([BLOC])
      const { erreurs: fautes, aConfirmer } = controlerSaisie(
        BLOC,
        form.getValues(),
        contexte,
        session.etat().confirmations,
      )
      const [premier] = [...fautes, ...aConfirmer]
      if (premier) {
        setTentative((n) => n + 1)
        if (fautes.length === 0) setTimeout(focusField, 0, premier.champ)
        return
      }
      await pendant('recapitulatif', () => allerA('reste'))
    },
    quitter: () =>
      pendant('donnees-financieres', () =>
        accueil(
          'Brouillon enregistré',
          'Vous le retrouverez sur l’accueil, parmi les demandes à terminer.',
        ),
      ),
  }
}
