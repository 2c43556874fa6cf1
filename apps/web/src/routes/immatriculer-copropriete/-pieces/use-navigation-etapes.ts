import { BLOCS_REGLES, ETAPE_DU_BLOC, type SlugEtape } from '@registre/domain'
import { fieldId, focusField } from '@registre/ui'
import { useNavigate } from '@tanstack/react-router'
import { useBrouillon } from '../../../components/declaration/brouillon.tsx'
import { notify } from '../../../lib/notifications.ts'
import { rangEtape } from './etapes-affichees.ts'
import { adresseEtape, type PageEclair } from './recherche.ts'

/** After the new screen has given the focus to its title. */
const APRES_TITRE = 300

const blocDe = (chemin: string) => BLOCS_REGLES.find((bloc) => bloc === chemin.split('.')[0])

/** Ways from one step to another: the form stays, only the address changes. */
export const useNavigationEtapes = () => {
  const navigate = useNavigate()
  const { session, tenter } = useBrouillon()
  const allerA = (slug: SlugEtape | PageEclair): void =>
    void navigate({ href: adresseEtape(slug, session.etat().declaration.id) })
  return {
    allerA,
    /** The step where a field stands; its place on this page when it is of none. */
    adresseDuChamp: (chemin: string): string => {
      const bloc = blocDe(chemin)
      return bloc
        ? adresseEtape(ETAPE_DU_BLOC[bloc], session.etat().declaration.id)
        : `#${fieldId(chemin)}`
    },
    /** Opens the step of a field with its faults shown, and puts the focus on it. */
    allerAuChamp: (chemin: string): void => {
      const bloc = blocDe(chemin)
      if (bloc) tenter([bloc])
      allerA(bloc ? ETAPE_DU_BLOC[bloc] : 'recapitulatif')
      setTimeout(focusField, APRES_TITRE, chemin)
    },
    /** Leaves for home with what happened; open on the receipt of what was sent, when there is one. */
    accueil: (titre: string, description: string, recu = '/'): void => {
      notify('success', titre, description)
      void navigate({ href: recu })
    },
  }
}

/** Where a step of this draft stands; null for one that it does not have. */
export const useRang = (slug: SlugEtape) => {
  const { declaration, reponses } = useBrouillon()
  return rangEtape(declaration.typeImmat, slug, reponses.length > 0, declaration.typeMaj)
}
