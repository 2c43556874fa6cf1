import { controlerUtilisateur, isNotaire, ISSUES_LIEN } from '@registre/domain'
import { Alert, RequiredNote, Section } from '@registre/ui'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import {
  ChampCivilite,
  ChampCourriel,
  ChampsNom,
  ChampTelephone,
} from '../../components/champs-personne.tsx'
import { FormText } from '../../components/form-fields.tsx'
import { Certificats } from '../../components/certificats/Certificats.tsx'
import { RecordForm } from '../../components/RecordForm.tsx'
import { useRecordForm } from '../../components/use-record-form.ts'
import { useCommand } from '../../lib/api/index.ts'
import { formatInstant } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { asOneOf, compact } from '../../lib/search-params.ts'
import { type Compte, setCompte, useCompteConnecte } from '../../lib/session.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { ConfirmerAdresse } from './-pieces/ConfirmerAdresse.tsx'
import { ChangerMotDePasse } from './-pieces/ChangerMotDePasse.tsx'
import { AvisLien, MonIdentite } from './-pieces/MonIdentite.tsx'
import { MesSessions } from './-pieces/MesSessions.tsx'

const aConfirmer = (adresse: string): string =>
  `Ouvrez le lien envoyé à ${adresse} : il change votre adresse, puis vous vous connecterez de nouveau. D’ici là, l’ancienne sert encore.`

const Page = () => {
  const { lien } = Route.useSearch()
  const compte = useCompteConnecte()
  const router = useRouter()
  const enregistrer = useCommand('enregistrerCompte', { business: true })
  const record = useRecordForm({
    defaultValues: {
      civilite: compte.civilite,
      nom: compte.nom,
      prenom: compte.prenom,
      email: compte.email,
      telephone: compte.telephone,
      numCartePro: compte.numCartePro,
    },
    operation: 'enregistrerCompte',
    toArgs: (saisie) => ({ body: { ...saisie, version: compte.version } }),
    check: (saisie) => ({ erreurs: controlerUtilisateur(saisie) }),
    submit: async (args) => {
      const lu = await enregistrer.mutateAsync(args)
      notify(
        'success',
        'Vos modifications sont enregistrées.',
        ...(lu.emailEnAttente === '' ? [] : [aConfirmer(lu.emailEnAttente)]),
      )
      await router.navigate({ to: '/' })
      setCompte(lu)
    },
  })
  return (
    <>
      <h1 tabIndex={-1}>Mon compte</h1>
      {lien && <AvisLien profil={compte.profil} lien={lien} />}
      <p>
        Identifiant : <strong>{compte.login}</strong>. Dernière activité :{' '}
        {formatInstant(compte.derniereActiviteLe)}.
      </p>
      <ConfirmerAdresse compte={compte} />
      {compte.emailEnAttente !== '' && (
        <Alert
          severity="info"
          title={`${compte.emailEnAttente === compte.email ? 'Votre' : 'Une nouvelle'} adresse attend votre confirmation`}
          className="fr-mb-3w"
        >
          <p>
            {compte.emailEnAttente === compte.email
              ? `Ouvrez le lien envoyé à ${compte.email} : il montre que cette adresse vous parvient.`
              : aConfirmer(compte.emailEnAttente)}
          </p>
        </Alert>
      )}
      <div className="rc-etroite">
        <RecordForm
          record={record}
          {...(compte.allowedToEdit ? {} : { actions: <p>{nonModifiable(compte)}</p> })}
        >
          <RequiredNote />
          <ChampCivilite />
          <ChampsNom />
          <ChampCourriel />
          <ChampTelephone />
          <FormText
            name="numCartePro"
            label="Numéro de carte professionnelle"
            inputProps={{ autoComplete: 'off' }}
          />
        </RecordForm>
      </div>
      {/* Neither is the keeper's business when it stands in this person's place. */}
      {!compte.loginAs && <Securite compte={compte} />}
    </>
  )
}

const Securite = ({ compte }: { compte: Compte }) => (
  <>
    {isNotaire(compte.profil) && compte.idTeledeclarant !== null && (
      <Certificats idTeledeclarant={Number(compte.idTeledeclarant)} seulement={Number(compte.id)} />
    )}
    <ChangerMotDePasse />
    <MonIdentite profil={compte.profil} />
    <Section title="Double authentification">
      <p>
        {compte.secondFacteur
          ? 'Un second moyen protège votre compte.'
          : 'Ajoutez une clé d’accès ou une application : votre mot de passe seul n’ouvrira plus votre compte.'}
      </p>
      <InternalLink className="fr-btn fr-btn--secondary" href="/compte/second-facteur">
        Gérer ma double authentification
      </InternalLink>
    </Section>
    <MesSessions />
    <Section title="Jetons des programmes">
      <p>
        Un logiciel peut agir avec les droits que vous lui choisissez, sans connaître votre mot de
        passe.
      </p>
      <InternalLink className="fr-btn fr-btn--secondary" href="/compte/moncompte/jetons">
        Gérer mes jetons
      </InternalLink>
    </Section>
  </>
)

const nonModifiable = ({ loginAs }: Compte): string =>
  loginAs
    ? 'Ces informations ne se modifient pas à la place de leur titulaire.'
    : 'Ces informations se modifient une fois le compte activé.'

export const Route = createFileRoute('/compte/moncompte')({
  staticData: { titre: 'Mon compte', autorites: ['MON_COMPTE', 'UPDATE_ACCOUNT'] },
  validateSearch: (raw: Record<string, unknown>) =>
    compact({ lien: asOneOf(ISSUES_LIEN)(raw['lien']) }),
  component: Page,
})
