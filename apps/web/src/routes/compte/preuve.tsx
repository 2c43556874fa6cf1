import { Button } from '@registre/ui'
import { createFileRoute } from '@tanstack/react-router'

const Page = () => (
  <div className="rc-page-courte">
    <h1 tabIndex={-1}>Identité confirmée</h1>
    <p>
      Revenez à l’onglet où vous étiez et choisissez « Continuer » : ce que vous y avez saisi vous
      attend.
    </p>
    <Button onClick={() => window.close()}>Fermer cet onglet</Button>
  </div>
)

export const Route = createFileRoute('/compte/preuve')({
  staticData: { titre: 'Identité confirmée', connecte: true },
  component: Page,
})
