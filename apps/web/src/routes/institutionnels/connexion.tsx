import { LABELS_MOTIF_CLAVIS, MOTIFS_CLAVIS, type MotifClavis } from '@registre/domain'
import { Alert } from '@registre/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { queryOf } from '../../lib/api/index.ts'
import { asInternalPath, asOneOf, compact } from '../../lib/search-params.ts'
import { useCompte } from '../../lib/session.ts'
import { adresseConnexionInstitution } from '../../lib/visiteur.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

const SORTIES = ['deconnexion', 'charte-refusee'] as const
const LABELS_SORTIE: Record<(typeof SORTIES)[number], { titre: string; phrase: string }> = {
  deconnexion: { titre: 'Vous êtes déconnecté', phrase: 'Votre session au registre est fermée.' },
  'charte-refusee': {
    titre: 'Vous avez refusé la charte de confidentialité',
    phrase:
      'Vous êtes déconnecté : les données des institutions ne sont ouvertes qu’à ceux qui l’acceptent. Vous pouvez revenir à tout moment.',
  },
}

const Refus = ({ motif }: { motif: MotifClavis }) => (
  <Alert
    severity={motif === 'annulee' ? 'info' : 'error'}
    title={motif === 'annulee' ? 'Connexion interrompue' : 'Vous n’êtes pas connecté'}
  >
    <p>{LABELS_MOTIF_CLAVIS[motif]}</p>
  </Alert>
)

const Page = () => {
  const { motif, state, retour } = Route.useSearch()
  const compte = useCompte()
  const { data: adresses } = useSuspenseQuery(queryOf('lireAdressesClavis')({}))
  const { data: service } = useSuspenseQuery(queryOf('lireNomServiceClavis')({}))
  const dedans = compte?.authStatus === 'AUTHENTICATED_CLAVIS'
  return (
    <div className="rc-page-courte">
      <h1 tabIndex={-1}>Connexion des institutions</h1>
      <div className="fr-mb-3w">
        {motif && <Refus motif={motif} />}
        {state && !dedans && (
          <Alert severity="success" title={LABELS_SORTIE[state].titre}>
            <p>{LABELS_SORTIE[state].phrase}</p>
          </Alert>
        )}
      </div>
      <p className="fr-text--lead">
        Collectivités et organismes publics consultent ici les données du registre pour leur
        territoire.
      </p>
      {dedans ? (
        <InternalLink className="fr-btn" href="/institutionnels">
          Aller à l’espace des institutions
        </InternalLink>
      ) : adresses.actif ? (
        <>
          <p>
            Vous vous identifiez auprès de <strong>{service}</strong> avec votre compte
            professionnel. Le registre reçoit votre nom, votre adresse électronique et le SIRET de
            votre organisme, qui détermine votre territoire. Il ne connaît pas votre mot de passe.
          </p>
          <a className="fr-btn" href={adresseConnexionInstitution(retour)}>
            S’identifier avec {service}
          </a>
        </>
      ) : (
        motif === undefined && <p>{LABELS_MOTIF_CLAVIS['non-configure']}</p>
      )}
      <p className="fr-mt-4w">
        <InternalLink className="fr-link" href="/compte">
          Vous êtes syndic, notaire ou teneur du registre ? Connectez-vous ici
        </InternalLink>
      </p>
    </div>
  )
}

export const Route = createFileRoute('/institutionnels/connexion')({
  staticData: { titre: 'Connexion des institutions' },
  validateSearch: (raw: Record<string, unknown>) =>
    compact({
      motif: asOneOf(MOTIFS_CLAVIS)(raw['motif']),
      // What the provider gives back after a sign-out.
      state: asOneOf(SORTIES)(raw['state']),
      retour: asInternalPath(raw['retour']),
    }),
  loader: ({ context }) =>
    Promise.all([
      context.queryClient.ensureQueryData(queryOf('lireAdressesClavis')({})),
      context.queryClient.ensureQueryData(queryOf('lireNomServiceClavis')({})),
    ]),
  component: Page,
})
