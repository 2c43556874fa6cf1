import { createFileRoute } from '@tanstack/react-router'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { AjouterLogiciel } from '../../components/webhooks/AjouterLogiciel.tsx'
import { ListeLogiciels } from '../../components/webhooks/ListeLogiciels.tsx'

const Page = () => (
  <>
    <h1 tabIndex={-1}>Logiciels prévenus par le registre</h1>
    <p>
      Le registre peut prévenir votre logiciel de gestion de chaque changement d’une copropriété que
      votre établissement peut voir : décision du teneur, début ou fin de mandat, mise à jour.
      Chaque avis est signé ; ceux qui ne peuvent pas être remis sont renvoyés jusqu’à ce que le
      logiciel réponde. <InternalLink href="/aide/api#avis">Guide des intégrateurs</InternalLink>
    </p>
    <ListeLogiciels />
    <AjouterLogiciel />
  </>
)

export const Route = createFileRoute('/compte/logiciels')({
  staticData: {
    titre: 'Logiciels prévenus par le registre',
    autorites: ['MON_ENTREPRISE_ECRITURE'],
  },
  component: Page,
})
