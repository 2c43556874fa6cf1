import { controlerBloc } from '@registre/domain'
import { focusField, type SummaryError } from '@registre/ui'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { controlerSaisie } from '../../../components/declaration/controler.ts'
import { useNavigationEtapes } from './use-navigation-etapes.ts'
import { useTravail } from './use-travail.ts'

const BLOC = 'donneesFinancieres'

/** The buttons of the screen of figures: the same draft, the same rules as the long way. */
export const useChiffres = () => {
  const { session, form, contexte, faits, confirmations, tenter } = useBrouillon()
  const { allerA } = useNavigationEtapes()
  const travail = useTravail()
  const { tentative, tenterEncore, pendant } = travail
  const doutes = controlerBloc(BLOC, faits, confirmations).aConfirmer
  const resume: SummaryError[] = [
    ...travail.resumeDe(BLOC),
    ...(tentative === 0 ? [] : doutes).map(({ champ, message }) => ({ name: champ, message })),
  ]
  return {
    ...travail,
    resume,
    aTraiter: doutes.length,
    continuer: async (): Promise<void> => {
      tenter([BLOC])
      const { erreurs, aConfirmer } = controlerSaisie(
        BLOC,
        form.getValues(),
        contexte,
        session.etat().confirmations,
      )
      const [premier] = [...erreurs, ...aConfirmer]
      if (premier) {
        tenterEncore()
        if (erreurs.length === 0) setTimeout(focusField, 0, premier.champ)
        return
      }
      await pendant(async () => {
        const fait = await session.enregistrer('recapitulatif')
        if (fait) allerA('reste')
        return fait
      })
    },
    quitter: () => travail.quitter('donnees-financieres'),
  }
}
