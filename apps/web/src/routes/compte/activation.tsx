import {
  controlerCode,
  DELAI_ACTIVATION_MOIS,
  DELAI_CODE_ACTIVATION_JOURS,
  ISSUES_LIEN,
  isTeledeclarantBenevole,
  MOTIFS_LETTRE,
  peut,
} from '@registre/domain'
import { Alert, RequiredNote, Section } from '@registre/ui'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { ChampsAdresse } from '../../components/champs-personne.tsx'
import { DonnerMonAvis, LienAvis } from '../../components/DonnerMonAvis.tsx'
import { FormText } from '../../components/form-fields.tsx'
import { RecordForm } from '../../components/RecordForm.tsx'
import { useRecordForm } from '../../components/use-record-form.ts'
import { useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { setCompte, useCompteConnecte } from '../../lib/session.ts'
import { asInternalPath, asOneOf, compact } from '../../lib/search-params.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'
import { ActiverParIdentite } from './-pieces/ActiverParIdentite.tsx'

const SaisirCode = () => {
  const router = useRouter()
  const { retour } = Route.useSearch()
  const activer = useCommand('activerTeledeclarant', { business: true })
  const record = useRecordForm({
    defaultValues: { clef: '' },
    operation: 'activerTeledeclarant',
    toArgs: (body) => ({ body }),
    check: ({ clef }) => ({ erreurs: controlerCode(clef) }),
    submit: async (args) => {
      const compte = await activer.mutateAsync(args)
      notify(
        'success',
        'Votre compte est activé.',
        <>
          Vous avez désormais tous vos droits. <LienAvis />
        </>,
      )
      // Back to what waited for it, the demand that was ready most often.
      void router.navigate({ href: retour ?? '/' })
      setCompte(compte)
      void router.invalidate()
    },
  })
  return (
    <RecordForm record={record} submitLabel="Activer mon compte">
      <RequiredNote />
      <FormText
        name="clef"
        label="Code d’activation"
        hint="Dix signes, comme ABCDE-12345 ; le tiret est facultatif"
        required
        inputProps={{
          autoComplete: 'one-time-code',
          autoCapitalize: 'characters',
          spellCheck: false,
        }}
      />
    </RecordForm>
  )
}

const NouveauCode = () => (
  <Section title="Vous n’avez pas reçu le courrier">
    <p>
      Le courrier arrive sous {DELAI_CODE_ACTIVATION_JOURS} jours. Au-delà, ou si vous l’avez perdu,
      écrivez au teneur du registre : il vérifiera votre adresse et vous en adressera un autre.
    </p>
    <InternalLink className="fr-btn fr-btn--secondary" href="/reclamation">
      Écrire au teneur du registre
    </InternalLink>
  </Section>
)

/** A volunteer's own address, wrong on the form: corrected once, and a new letter leaves. */
const CorrigerAdresse = () => {
  const corriger = useCommand('corrigerAdressePostale', { business: true })
  const record = useRecordForm({
    defaultValues: {
      complement: '',
      batiment: '',
      voie: '',
      lieuDit: '',
      codePostal: '',
      commune: '',
      pays: '',
    },
    operation: 'corrigerAdressePostale',
    toArgs: (body) => ({ body }),
    submit: async (args) => {
      await corriger.mutateAsync(args)
      notify(
        'success',
        'Votre adresse est corrigée.',
        'Un nouveau courrier part à cette adresse ; le code du précédent ne vaut plus.',
      )
    },
  })
  return (
    <details className="fr-mb-4w">
      <summary>Mon adresse est inexacte : la corriger</summary>
      <p className="fr-mt-2w">
        Une seule correction est possible. Un nouveau courrier part à cette adresse.
      </p>
      <RecordForm record={record} submitLabel="Corriger et recevoir un nouveau courrier">
        <RequiredNote />
        <ChampsAdresse dans="" required />
      </RecordForm>
    </details>
  )
}

const LIENS = [...ISSUES_LIEN, ...MOTIFS_LETTRE, 'activee'] as const

const Page = () => {
  const compte = useCompteConnecte()
  const { lien, retour } = Route.useSearch()
  if (!peut(compte.authorities, ['ATTENTE_ACTIVATION_TELE']))
    return (
      <>
        <h1 tabIndex={-1}>Activation du compte</h1>
        {lien === 'activee' ? (
          <Alert severity="success" title="Votre compte est activé" className="fr-mb-3w">
            <p>
              Votre identité est celle du représentant déclaré : vous avez tous vos droits, et le
              courrier n’est plus nécessaire.
            </p>
            <DonnerMonAvis />
          </Alert>
        ) : (
          <p>Votre compte n’attend pas d’activation.</p>
        )}
        <p>
          <InternalLink className="fr-btn" href={retour ?? '/'}>
            {retour === undefined ? 'Aller à l’accueil' : 'Continuer'}
          </InternalLink>
        </p>
      </>
    )
  return (
    <div className="rc-etroite">
      <h1 tabIndex={-1}>Activation du compte</h1>
      <p>
        Un code a été envoyé par courrier à <strong>{compte.raisonSociale}</strong> pour vérifier
        son adresse. Saisissez-le pour obtenir tous vos droits ; sans activation dans les{' '}
        {DELAI_ACTIVATION_MOIS} mois, le compte sera supprimé.
      </p>
      <ActiverParIdentite profil={compte.profil} lien={lien} retour={retour} />
      <Section title="Avec le code du courrier">
        <SaisirCode />
      </Section>
      {isTeledeclarantBenevole(compte.profil) && <CorrigerAdresse />}
      <NouveauCode />
    </div>
  )
}

export const Route = createFileRoute('/compte/activation')({
  staticData: { titre: 'Activation du compte', connecte: true },
  validateSearch: (raw: Record<string, unknown>) =>
    compact({ retour: asInternalPath(raw['retour']), lien: asOneOf(LIENS)(raw['lien']) }),
  component: Page,
})
