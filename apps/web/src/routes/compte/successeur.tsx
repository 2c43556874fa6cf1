import { controlerCompteSuccesseur, controlerNouveauMotDePasse } from '@registre/domain'
import { KeyValueList, RequiredNote, Section } from '@registre/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import {
  ChampComplement,
  ChampsCommune,
  ChampsNom,
  ChampTelephone,
  ChampVoie,
} from '../../components/champs-personne.tsx'
import { BoutonConfirme } from '../../components/Confirmation.tsx'
import { NouveauMotDePasse } from '../../components/compte/NouveauMotDePasse.tsx'
import { RecordForm } from '../../components/RecordForm.tsx'
import { useRecordForm } from '../../components/use-record-form.ts'
import { type Answer, queryOf, useCommand } from '../../lib/api/index.ts'
import { formatJour, formatNumero } from '../../lib/format.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { notify } from '../../lib/notifications.ts'
import { asText, compact } from '../../lib/search-params.ts'
import { compteQuery } from '../../lib/session.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

const TITRE = 'Ouvrir votre compte de successeur'
type Invitation = Answer<'lireSuccesseurParCle'>

/** Whoever was designated by mistake says so once: nobody designates this address any more. */
const Refus = ({ cle }: { cle: string }) => {
  const [fait, setFait] = useState(false)
  if (fait)
    return (
      <div className="fr-alert fr-alert--success fr-mt-4w" role="status">
        <p>Votre refus est enregistré : cette adresse ne recevra plus de désignation.</p>
      </div>
    )
  return (
    <Section title="Vous n’êtes pas le syndic désigné">
      <p>
        Refusez cette désignation : elle est annulée, aucun compte n’est ouvert, et votre adresse ne
        recevra plus de désignation, de quiconque.
      </p>
      <BoutonConfirme
        bouton="Refuser pour de bon"
        titre="Refuser pour de bon ?"
        confirmer="Refuser pour de bon"
        operation="refuserDesignation"
        args={{ params: { key: cle }, body: {} }}
        onFait={() => setFait(true)}
      >
        <p>Personne ne pourra plus désigner cette adresse comme syndic ou comme successeur.</p>
      </BoutonConfirme>
    </Section>
  )
}

/** Who invites, on which co-ownership, and what is known already. */
const Resume = (i: Invitation) => (
  <>
    <p>
      {i.declarant}{' '}
      {i.parNotaire
        ? 'a immatriculé cette copropriété et vous désigne comme son représentant légal.'
        : 'déclare que vous lui succédez comme représentant légal de cette copropriété.'}{' '}
      Ouvrez votre compte pour demander votre rattachement. Ce lien sert une seule fois, jusqu’au{' '}
      {formatJour(i.expireLe)}.
    </p>
    <KeyValueList
      items={{
        Copropriété: i.nomCopropriete || 'Sans nom',
        'Numéro d’immatriculation': formatNumero(i.numeroImmatriculation),
        'Votre établissement': i.siret ? `${i.raisonSociale} (SIRET ${i.siret})` : undefined,
        'Identifiant de connexion': i.email,
        'Adresse où le code sera envoyé': i.adresse.length > 0 ? i.adresse.join(', ') : undefined,
      }}
    />
  </>
)

const Compte = ({ cle, invitation: i }: { cle: string; invitation: Invitation }) => {
  const router = useRouter()
  const queryClient = useQueryClient()
  const creer = useCommand('creerCompteSuccesseur', { business: true })
  const connue = i.adresse.length > 0
  const record = useRecordForm({
    defaultValues: {
      nom: i.nom,
      prenom: i.prenom,
      telephone: '',
      voie: '',
      complement: '',
      codePostal: '',
      commune: '',
      newPassword: '',
      confirmation: '',
    },
    operation: 'creerCompteSuccesseur',
    toArgs: ({ newPassword, confirmation: _confirmation, ...saisie }) => ({
      params: { key: cle },
      body: { ...saisie, civilite: i.civilite, motDePasse: newPassword },
    }),
    check: (saisie) => ({
      erreurs: [
        ...controlerCompteSuccesseur(saisie, connue),
        ...controlerNouveauMotDePasse(saisie),
      ],
    }),
    fieldOf: (champ) => (champ === 'motDePasse' ? 'newPassword' : champ),
    submit: async (args) => {
      await creer.mutateAsync(args)
      notify(
        'success',
        'Votre compte est ouvert.',
        'Un courrier part avec le code qui l’activera ; vous pourrez alors demander votre rattachement.',
      )
      await queryClient.refetchQueries({ queryKey: compteQuery.queryKey })
      await router.navigate({ to: '/', replace: true })
    },
  })
  return (
    <>
      <Resume {...i} />
      <div className="fr-mt-4w">
        <RecordForm record={record} submitLabel="Ouvrir mon compte">
          <RequiredNote />
          <Section title="Représentant légal">
            <ChampsNom />
            <ChampTelephone hint="" />
          </Section>
          {!connue && (
            <Section title="Adresse postale">
              <p>Le code d’activation y sera envoyé par courrier.</p>
              <ChampVoie required />
              <ChampComplement />
              <ChampsCommune required enFrance />
            </Section>
          )}
          <Section title="Mot de passe">
            <NouveauMotDePasse />
          </Section>
        </RecordForm>
        <Refus cle={cle} />
      </div>
    </>
  )
}

const Page = () => {
  const { cle = '' } = Route.useSearch()
  const { data, isError } = useQuery({
    ...queryOf('lireSuccesseurParCle')({ params: { key: cle || '-' } }, { silent: true }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const titre = data?.parNotaire ? 'Ouvrir votre compte de syndic' : TITRE
  usePageTitle({ titre })
  return (
    <div className="rc-etroite">
      <h1 tabIndex={-1}>{titre}</h1>
      {data === undefined && !isError && <p aria-busy="true">Vérification du lien…</p>}
      {isError && (
        <>
          <p>
            Ce lien n’est plus valable : le compte est déjà ouvert, la déclaration a changé, ou le
            délai est passé.
          </p>
          <p>
            Si votre compte est ouvert,{' '}
            <InternalLink className="fr-link" href="/compte">
              connectez-vous
            </InternalLink>
            . Sinon, demandez au syndic sortant de renvoyer l’invitation, ou demandez une nouvelle
            clé depuis la création de compte si un notaire vous a désigné.
          </p>
        </>
      )}
      {data && <Compte cle={cle} invitation={data} />}
    </div>
  )
}

export const Route = createFileRoute('/compte/successeur')({
  staticData: {
    titre: TITRE,
    fil: [{ label: 'Connexion', href: '/compte' }],
  },
  validateSearch: (raw: Record<string, unknown>) => compact({ cle: asText(raw['cle'], 200) }),
  component: Page,
})
