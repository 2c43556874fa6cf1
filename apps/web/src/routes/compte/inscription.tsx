import { ERRORS } from '@registre/domain'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { InscriptionNotaire } from '../../components/notaire/InscriptionNotaire.tsx'
import { LienAvis } from '../../components/DonnerMonAvis.tsx'
import { callOf } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { compact } from '../../lib/search-params.ts'
import { type Compte, setCompte } from '../../lib/session.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

const SansCertificat = () => (
  <>
    <h1 tabIndex={-1}>Inscription d’une étude notariale</h1>
    <p>{ERRORS['certificat-requis'].message}</p>
    <InternalLink className="fr-btn" href="/compte">
      Aller à la connexion
    </InternalLink>
  </>
)

const SansEtude = () => (
  <>
    <h1 tabIndex={-1}>Étude non inscrite</h1>
    <p>{ERRORS['etude-non-inscrite'].message}</p>
    <p>
      Demandez à un notaire de l’étude de l’inscrire ; vous pourrez ensuite créer votre compte ici.
    </p>
    <InternalLink className="fr-btn" href="/">
      Revenir à l’accueil
    </InternalLink>
  </>
)

const DejaInscrit = () => (
  <>
    <h1 tabIndex={-1}>Vous avez déjà un compte</h1>
    <p>Votre certificat, ou la connexion des notaires, ouvre déjà un compte du registre.</p>
    <InternalLink className="fr-btn" href="/compte">
      Aller à la connexion
    </InternalLink>
  </>
)

const Page = () => {
  const etude = Route.useLoaderData()
  const { numEtude } = Route.useSearch()
  const router = useRouter()
  if (etude === null) return <SansCertificat />
  if (etude.compteExistant) return <DejaInscrit />
  const { inscription: type, personne } = etude
  if (type === null) return <SansEtude />
  const onInscrit = (compte: Compte): void => {
    notify(
      'success',
      type === 'NOTAIRE'
        ? `L’étude « ${compte.raisonSociale} » est inscrite.`
        : 'Votre compte est créé.',
      <>
        {personne.moyen === 'certificat'
          ? 'Votre certificat ouvre désormais votre session.'
          : 'La connexion des notaires ouvre désormais votre session.'}{' '}
        <LienAvis />
      </>,
    )
    void router.navigate({ to: '/' })
    setCompte(compte)
    void router.invalidate()
  }
  return (
    <>
      <h1 tabIndex={-1}>
        {type === 'NOTAIRE' ? 'Inscrire votre étude' : 'Créer votre compte de notaire'}
      </h1>
      {type === 'NOTAIRE' ? (
        <p>
          Votre étude ne figure pas encore au registre. Inscrivez-la : vous en serez
          l’administrateur, et aucun mot de passe ne vous sera demandé.
        </p>
      ) : (
        <p>
          Votre étude, <strong>{etude.raisonSociale}</strong> (numéro {etude.numEtude}), figure au
          registre.{' '}
          {type === 'NOTAIRE_COLLABORATEUR'
            ? 'Votre compte de collaborateur vous permettra de consulter les copropriétés.'
            : 'Votre compte de notaire vous permettra d’immatriculer.'}{' '}
          L’administrateur de l’étude doit d’abord l’accepter.
        </p>
      )}
      <InscriptionNotaire
        type={type}
        personne={personne}
        numEtude={numEtude}
        idTeledeclarant={etude.idTeledeclarant === null ? null : Number(etude.idTeledeclarant)}
        onInscrit={onInscrit}
      />
    </>
  )
}

export const Route = createFileRoute('/compte/inscription')({
  staticData: { titre: 'Inscription d’une étude notariale' },
  validateSearch: (raw: Record<string, unknown>): { numEtude?: number } =>
    compact({
      numEtude: /^(-1|\d{1,6})$/.test(String(raw['numEtude'] ?? ''))
        ? Number(raw['numEtude'])
        : undefined,
    }),
  // Read at each visit: who presents themself may have changed meanwhile.
  loader: async () => {
    const { present, parConnexion } = await callOf('lireInfoCertificat', undefined)
    return present || parConnexion ? callOf('lireEtudeNotariale', undefined) : null
  },
  component: Page,
})
