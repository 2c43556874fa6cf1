import type { BlocRegle, SlugEtape } from '@registre/domain'
import { fieldId, focusField } from '@registre/ui'
import { useNavigate } from '@tanstack/react-router'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { ETAPE_DU_BLOC } from '../../../components/declaration/types.ts'
import { notify } from '../../../lib/notifications.ts'
import { adresseEtape, type PageEclair } from './recherche.ts'

/** After the new screen has given the focus to its title. */
const APRES_TITRE = 300

const blocDe = (chemin: string): BlocRegle => chemin.split('.')[0] as BlocRegle

/** Ways from one step to another: the form stays, only the address changes. */
export const useNavigationEtapes = () => {
  const navigate = useNavigate()
  const { session, tenter } = useBrouillon()
  const allerA = (slug: SlugEtape | PageEclair): void =>
    void navigate({ href: adresseEtape(slug, session.etat().declaration.id) })
  const etapeDe = (bloc: BlocRegle): SlugEtape | undefined => ETAPE_DU_BLOC[bloc]
  return {
    allerA,
    /** The step where a field stands; its place on this page when it is of none. */
    adresseDuChamp: (chemin: string): string => {
      const etape = etapeDe(blocDe(chemin))
      return etape === undefined
        ? `#${fieldId(chemin)}`
        : adresseEtape(etape, session.etat().declaration.id)
    },
    /** Opens the step of a field with its faults shown, and puts the focus on it. */
    allerAuChamp: (chemin: string): void => {
      const bloc = blocDe(chemin)
      tenter([bloc])
      allerA(etapeDe(bloc) ?? 'recapitulatif')
      setTimeout(focusField, APRES_TITRE, chemin)
    },
    /** Leaves for home with what happened; open on the receipt of what was sent, when there is one. */
    accueil: (titre: string, description: string, recu = '/'): void => {
      notify('success', titre, description)
      void navigate({ href: recu })
    },
  }
}
