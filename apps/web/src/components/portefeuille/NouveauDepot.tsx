import { jeuDeRegles, MAX_LIGNES_PORTEFEUILLE, parBatiment } from '@registre/domain'
import { useNavigate } from '@tanstack/react-router'
import { callOf, useCommand } from '../../lib/api/index.ts'
import { useJourDuRegistre } from '../configuration.tsx'
import { EtapesClasseur } from '../lot/EtapesClasseur.tsx'
import { lienDepot } from './textes.ts'

/** The two first steps: the workbook filled from current data, then its check. */
export const NouveauDepot = () => {
  const navigate = useNavigate()
  const controler = useCommand('controlerClasseurPortefeuille', {
    business: true,
    invalidates: ['listerPortefeuilles'],
  })
  const decrits = parBatiment(jeuDeRegles(useJourDuRegistre()).code)
  return (
    <EtapesClasseur
      aide={`Il contient une ligne par copropriété dont vous êtes le syndic, préremplie des données du registre : il reste à saisir les comptes du nouvel exercice${
        decrits ? ' et, dans la feuille « Bâtiments », ce qui manque à chaque bâtiment' : ''
      }. Supprimez les lignes que vous ne déposez pas.`}
      modele={{
        libelle: 'Télécharger le classeur prérempli',
        fichier: () => callOf('telechargerModelePortefeuille', {}),
      }}
      max={MAX_LIGNES_PORTEFEUILLE}
      enCours={controler.isPending}
      controler={async (fichier) => {
        const { id } = await controler.mutateAsync({ body: { fichier } })
        await navigate({ href: lienDepot(id) })
      }}
    />
  )
}
