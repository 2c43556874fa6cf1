import { IDENTITES_ETAT, MOTIFS_CONNEXION_NOTAIRE, MOTIFS_IDENTITE } from '@registre/domain'
import { Button, Alert, Buttons } from '@registre/ui'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { type Compte, setCompte, signOut, useCompte } from '../../lib/session.ts'
import { asInternalPath, asOneOf, compact } from '../../lib/search-params.ts'
import { RevenirAMonCompte } from '../../shell/connecte.tsx'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { AccesInstitutions } from './-pieces/AccesInstitutions.tsx'
import { Connexion } from './-pieces/Connexion.tsx'
import { ConnexionEtat, RefusIdentite } from './-pieces/ConnexionEtat.tsx'
import { ConnexionNotaire, RefusConnexionNotaire } from './-pieces/ConnexionNotaire.tsx'

const DejaConnecte = ({ compte }: { compte: Compte }) => {
  const router = useRouter()
  return (
    <>
      <h1 tabIndex={-1}>Vous êtes connecté</h1>
      <p>
        Vous utilisez le registre en tant que{' '}
        <strong>{`${compte.prenom} ${compte.nom}`.trim() || compte.login}</strong>
        {compte.raisonSociale && <> ({compte.raisonSociale})</>}.
      </p>
      <Buttons>
        <InternalLink className="fr-btn" href="/">
          Aller à l’accueil
        </InternalLink>
        {compte.loginAs ? (
          <RevenirAMonCompte className="fr-btn fr-btn--secondary" />
        ) : (
          <Button kind="secondary" onClick={() => void signOut().then(() => router.invalidate())}>
            Se connecter avec un autre compte
          </Button>
        )}
      </Buttons>
    </>
  )
}

const Page = () => {
  const { retour, connexion, state, par, motif, etape } = Route.useSearch()
  const router = useRouter()
  const compte = useCompte()
  if (compte) return <DejaConnecte compte={compte} />
  const onSignedIn = (connecte: Compte) => {
    // The way back first: the screen must not show "already signed in" in between.
    void router.navigate({ href: retour ?? '/', replace: true, reloadDocument: false })
    setCompte(connecte)
    void router.invalidate()
  }
  return (
    <>
      <h1 tabIndex={-1}>Connexion</h1>
      {par && motif && <RefusIdentite par={par} motif={motif} />}
      {connexion && <RefusConnexionNotaire motif={connexion} />}
      {state && (
        <div className="fr-mb-3w">
          <Alert severity="success" title="Vous êtes déconnecté">
            <p>Votre session au registre est fermée.</p>
          </Alert>
        </div>
      )}
      {retour && <p>Connectez-vous pour accéder à la page demandée.</p>}
      <Connexion onSignedIn={onSignedIn} facteurAttendu={etape === 'second-facteur'}>
        <section className="rc-etroite" aria-labelledby="titre-sans-compte">
          <h2 className="fr-h5" id="titre-sans-compte">
            Vous n’avez pas encore de compte
          </h2>
          <InternalLink className="fr-btn fr-btn--secondary" href="/compte/creer">
            Créer un compte
          </InternalLink>
        </section>
        <ConnexionEtat retour={retour} />
        <AccesInstitutions />
        <ConnexionNotaire onSignedIn={onSignedIn} retour={retour} />
      </Connexion>
    </>
  )
}

export const Route = createFileRoute('/compte/')({
  staticData: { titre: 'Connexion', rendu: true },
  validateSearch: (raw: Record<string, unknown>) =>
    compact({
      retour: asInternalPath(raw['retour']),
      // What the notaries' sign-on gives back: why nobody came in, or that it has signed out.
      connexion: asOneOf(MOTIFS_CONNEXION_NOTAIRE)(raw['connexion']),
      state: asOneOf(['deconnexion'])(raw['state']),
      // What FranceConnect and ProConnect give back; or the second factor of the account that they open.
      par: asOneOf(IDENTITES_ETAT)(raw['par']),
      motif: asOneOf(MOTIFS_IDENTITE)(raw['motif']),
      etape: asOneOf(['second-facteur'])(raw['etape']),
    }),
  component: Page,
})
