import { Alert } from '@registre/ui'
import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { CodesSecours } from '../../components/facteurs/CodesSecours.tsx'
import { Facteurs } from '../../components/facteurs/Facteurs.tsx'
import { queryOf } from '../../lib/api/index.ts'
import { compteQuery, useCompteConnecte } from '../../lib/session.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

const Page = () => {
  const compte = useCompteConnecte()
  const queryClient = useQueryClient()
  const router = useRouter()
  const [codes, setCodes] = useState<readonly string[]>([])
  const relire = async (nouveaux: readonly string[]): Promise<void> => {
    if (nouveaux.length > 0) setCodes(nouveaux)
    await queryClient.refetchQueries({ queryKey: compteQuery.queryKey })
    await router.invalidate()
  }
  return (
    <div className="rc-page-courte">
      <h1 tabIndex={-1}>Double authentification</h1>
      {compte.secondFacteurRequis ? (
        <Alert
          severity="warning"
          title="Ajoutez un second moyen de prouver votre identité"
          className="fr-mb-3w"
        >
          <p>
            Votre profil décide pour le registre : son mot de passe seul ne suffit pas. Choisissez
            une clé d’accès ou une application ; vous pourrez ensuite utiliser le registre.
          </p>
        </Alert>
      ) : (
        <p>
          Avec un second moyen, votre mot de passe volé n’ouvre pas votre compte. Il vous est aussi
          demandé avant les actions sensibles.
        </p>
      )}
      {codes.length > 0 && <CodesSecours codes={codes} onVus={() => setCodes([])} />}
      <Facteurs onChange={(nouveaux) => void relire(nouveaux)} />
      {!compte.secondFacteurRequis && (
        <p className="fr-mt-4w">
          <InternalLink className="fr-link" href="/compte/moncompte">
            Revenir à mon compte
          </InternalLink>
        </p>
      )}
    </div>
  )
}

export const Route = createFileRoute('/compte/second-facteur')({
  staticData: {
    titre: 'Double authentification',
    soiMeme: true,
    autorites: ['MON_COMPTE', 'UPDATE_ACCOUNT'],
    fil: [{ label: 'Mon compte', href: '/compte/moncompte' }],
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(queryOf('lireFacteurs')({})),
  component: Page,
})
