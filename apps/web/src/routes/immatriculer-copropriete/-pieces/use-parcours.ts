import {
  blocsDe,
  controlerDeclaration,
  ETAPE_DU_BLOC,
  peut,
  type BlocRegle,
  type FieldError,
} from '@registre/domain'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import {
  blocsFautifs,
  controlerSaisie,
  faitsDe,
} from '../../../components/declaration/controler.ts'
import { useCompteConnecte } from '../../../lib/session.ts'
import type { Rang } from './etapes-affichees.ts'
import { useNavigationEtapes } from './use-navigation-etapes.ts'
import { useSoumission } from './use-soumission.ts'
import { useTravail } from './use-travail.ts'

/** The buttons of a step that fills a block: check, ask what may be confirmed, save, go on. */
export const useParcours = (bloc: BlocRegle, rang: Rang) => {
  const slug = ETAPE_DU_BLOC[bloc]
  const { session, form, contexte, tenter, ajouts } = useBrouillon()
  const { allerA } = useNavigationEtapes()
  const enAttente = peut(useCompteConnecte().authorities, ['ATTENTE_ACTIVATION_TELE'])
  const soumettre = useSoumission()
  const travail = useTravail()
  const { occupe, setBlocage, tenterEncore, pendant } = travail
  const [aConfirmer, setAConfirmer] = useState<readonly FieldError[]>([])
  const { retour } = useSearch({ from: '/immatriculer-copropriete/_etapes' })
  // Come from a page that reads everything again, the step leads back to it; what changes the place
  // is compared with the register first, as at the end of the data.
  const compare = retour === 'recapitulatif' && bloc === 'identification'
  const dernier = retour === undefined ? rang.suivante?.bloc == null : compare
  const avancer = (): Promise<void> =>
    pendant(async () => {
      const suite =
        retour === undefined ? (rang.suivante?.slug ?? 'recapitulatif') : 'recapitulatif'
      // An account that awaits its code prepares: nothing is compared nor sent before.
      if (dernier && !enAttente)
        return (await session.enregistrer(slug)) && (await soumettre(tenterEncore))
      if (!(await session.enregistrer(suite))) return false
      allerA(retour ?? suite)
      return true
    })
  /**
   * The sentences to confirm: of the block, or of the whole declaration at its end. Null when a
   * fault stops the person.
   */
  const controler = (): readonly FieldError[] | null => {
    const saisie = form.getValues()
    const { confirmations } = session.etat()
    tenter([bloc])
    const rapport = controlerSaisie(bloc, saisie, contexte, confirmations)
    if (rapport.erreurs.length > 0) {
      tenterEncore()
      return null
    }
    if (!dernier) return rapport.aConfirmer
    const [autre] = blocsFautifs(saisie, contexte)
    if (autre === undefined)
      return controlerDeclaration(faitsDe(saisie, contexte).contenu, contexte, confirmations)
        .aConfirmer
    tenter(blocsDe(contexte))
    allerA(ETAPE_DU_BLOC[autre])
    return null
  }
  /** What was typed in « ajouter » fields is added; named when it cannot be. */
  const ajouter = async (): Promise<boolean> => {
    setBlocage('')
    const reste = await ajouts.toutAjouter()
    if (reste !== '')
      setBlocage(
        `Il reste à ajouter ${reste} : complétez ces champs, ou videz-les si vous y renoncez.`,
      )
    return reste === ''
  }
  return {
    ...travail,
    aConfirmer,
    resume: travail.resumeDe(bloc),
    suivante: async (): Promise<void> => {
      if (occupe || !(await ajouter())) return
      const phrases = controler()
      if (phrases === null) return
      if (phrases.length > 0) setAConfirmer(phrases)
      else await avancer()
    },
    confirmer: (): void => {
      session.confirmer(aConfirmer.map((e) => e.code))
      setAConfirmer([])
      void avancer()
    },
    revenir: () => setAConfirmer([]),
    precedente: async (): Promise<void> => {
      if (!(await ajouter())) return
      void session.enregistreur.vider()
      if (rang.precedente) allerA(rang.precedente)
    },
    quitter: async (): Promise<void> => {
      if (await ajouter()) await travail.quitter(slug)
    },
  }
}
