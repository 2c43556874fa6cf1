import {
  blocsDe,
  controlerDeclaration,
  peut,
  type BlocRegle,
  type FieldError,
  type SlugEtape,
} from '@registre/domain'
import type { SummaryError } from '@registre/ui'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import {
  blocsFautifs,
  controlerSaisie,
  faitsDe,
} from '../../../components/declaration/controler.ts'
import { phraseDe } from '../../../components/declaration/libelles.ts'
import { ETAPE_DU_BLOC } from '../../../components/declaration/types.ts'
import { useCompteConnecte } from '../../../lib/session.ts'
import type { Rang } from './etapes-affichees.ts'
import { useNavigationEtapes } from './use-navigation-etapes.ts'
import { useSoumission } from './use-soumission.ts'

export interface Parcours {
  suivante: () => Promise<void>
  precedente: () => Promise<void>
  quitter: () => Promise<void>
  /** What the summary lists. */
  resume: SummaryError[]
  tentative: number
  aConfirmer: readonly FieldError[]
  confirmer: () => void
  revenir: () => void
  occupe: boolean
  /** Why the last press of a button did not leave the step; '' otherwise. */
  blocage: string
}

const NON_ENREGISTRE =
  'Votre saisie n’a pas pu être enregistrée. Elle reste à l’écran : réessayez dans un instant.'

/** The buttons of a step that fills a block: check, ask what may be confirmed, save, go on. */
export const useParcours = (slug: SlugEtape, bloc: BlocRegle, rang: Rang): Parcours => {
  const { session, form, contexte, erreurs, tenter, ajouts } = useBrouillon()
  const { allerA, accueil } = useNavigationEtapes()
  const enAttente = peut(useCompteConnecte().authorities, ['ATTENTE_ACTIVATION_TELE'])
  const soumettre = useSoumission()
  const [tentative, setTentative] = useState(0)
  const [aConfirmer, setAConfirmer] = useState<readonly FieldError[]>([])
  const [occupe, setOccupe] = useState(false)
  const [blocage, setBlocage] = useState('')
  const { retour } = useSearch({ from: '/immatriculer-copropriete/_etapes' })
  // Come from a page that reads everything again, the step leads back to it; what changes the place
  // is compared with the register first, as at the end of the data.
  const compare = retour === 'recapitulatif' && bloc === 'identification'
  const dernier = retour === undefined ? rang.suivante?.bloc == null : compare

  const pendant = async (travail: () => Promise<boolean>): Promise<void> => {
    // A pressed button keeps the focus: it is not disabled, a second press does nothing.
    if (occupe) return
    setOccupe(true)
    setBlocage('')
    try {
      if (!(await travail())) setBlocage(session.etat().conflit ? '' : NON_ENREGISTRE)
    } finally {
      setOccupe(false)
    }
  }
  const avancer = (): Promise<void> =>
    pendant(async () => {
      const suite =
        retour === undefined ? (rang.suivante?.slug ?? 'recapitulatif') : 'recapitulatif'
      // An account that awaits its code prepares: nothing is compared nor sent before.
      if (dernier && !enAttente)
        return (
          (await session.enregistrer(slug)) && (await soumettre(() => setTentative((n) => n + 1)))
        )
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
      setTentative((n) => n + 1)
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
    const reste = await ajouts.toutAjouter()
    if (reste !== '')
      setBlocage(
        `Il reste à ajouter ${reste} : complétez ces champs, ou videz-les si vous y renoncez.`,
      )
    return reste === ''
  }

  return {
    tentative,
    aConfirmer,
    occupe,
    blocage,
    resume:
      tentative === 0
        ? []
        : [...erreurs]
            .filter(([champ]) => champ.startsWith(`${bloc}.`))
            .map(([name, message]) => ({ name, message: phraseDe(name, message) })),
    suivante: async () => {
      if (occupe) return
      setBlocage('')
      if (!(await ajouter())) return
      const phrases = controler()
      if (phrases === null) return
      if (phrases.length > 0) setAConfirmer(phrases)
      else await avancer()
    },
    confirmer: () => {
      session.confirmer(aConfirmer.map((e) => e.code))
      setAConfirmer([])
      void avancer()
    },
    revenir: () => setAConfirmer([]),
    precedente: async () => {
      setBlocage('')
      if (!(await ajouter())) return
      void session.enregistreur.vider()
      if (rang.precedente) allerA(rang.precedente)
    },
    quitter: async () => {
      setBlocage('')
      if (!(await ajouter())) return
      await pendant(async () => {
        if (!(await session.enregistrer(slug))) return false
        accueil(
          'Brouillon enregistré',
          'Vous le retrouverez sur l’accueil, parmi les demandes à terminer.',
        )
        return true
      })
    },
  }
}
