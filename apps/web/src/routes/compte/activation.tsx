import {
  controlerCode,
  DELAI_ACTIVATION_MOIS,
  DELAI_CODE_ACTIVATION_JOURS,
  peut,
} from '@registre/domain'
import { ConfirmDialog, RequiredNote, Section } from '@registre/ui'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { FormText } from '../../components/form-fields.tsx'
import { RecordForm } from '../../components/RecordForm.tsx'
import { useRecordForm } from '../../components/use-record-form.ts'
import { useCommand } from '../../lib/api/index.ts'
import { notify } from '../../lib/notifications.ts'
import { setCompte, useCompteConnecte } from '../../lib/session.ts'
import { InternalLink } from '../../shell/InternalLink.tsx'

const SaisirCode = () => {
  const router = useRouter()
  const activer = useCommand('activerTeledeclarant', { business: true })
  const record = useRecordForm({
    defaultValues: { clef: '' },
    operation: 'activerTeledeclarant',
    toArgs: (body) => ({ body }),
    check: ({ clef }) => ({ erreurs: controlerCode(clef) }),
    submit: async (args) => {
      const compte = await activer.mutateAsync(args)
      notify('success', 'Votre compte est activé.', 'Vous avez désormais tous vos droits.')
      void router.navigate({ to: '/' })
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

const NouveauCode = ({ idTeledeclarant }: { idTeledeclarant: number }) => {
  const regenerer = useCommand('regenererCode')
  const [ouvert, setOuvert] = useState(false)
  const demander = (): void => {
    setOuvert(false)
    regenerer.mutate(
      { params: { id: idTeledeclarant } },
      {
        onSuccess: () =>
          notify(
            'success',
            'Un nouveau code vous est envoyé par courrier.',
            'L’ancien ne vaut plus.',
          ),
      },
    )
  }
  return (
    <Section title="Vous n’avez pas reçu le courrier">
      <p>
        Le courrier arrive sous {DELAI_CODE_ACTIVATION_JOURS} jours. Au-delà, ou si vous l’avez
        perdu, demandez un nouveau code : l’ancien ne vaudra plus. Vérifiez d’abord votre adresse
        auprès du teneur du registre.
      </p>
      <button
        type="button"
        className="fr-btn fr-btn--secondary"
        disabled={regenerer.isPending}
        onClick={() => setOuvert(true)}
      >
        Demander un nouveau code
      </button>
      <ConfirmDialog
        open={ouvert}
        title="Demander un nouveau code ?"
        confirmLabel="Demander un nouveau code"
        cancelLabel="Annuler"
        onConfirm={demander}
        onCancel={() => setOuvert(false)}
      >
        <p>
          Un nouveau courrier vous sera envoyé. Le code du courrier précédent ne pourra plus être
          utilisé.
        </p>
      </ConfirmDialog>
    </Section>
  )
}

const Page = () => {
  const compte = useCompteConnecte()
  if (!peut(compte.authorities, ['ATTENTE_ACTIVATION_TELE']))
    return (
      <>
        <h1 tabIndex={-1}>Activation du compte</h1>
        <p>Votre compte n’attend pas d’activation.</p>
        <p>
          <InternalLink className="fr-btn" href="/">
            Aller à l’accueil
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
      <SaisirCode />
      <NouveauCode idTeledeclarant={Number(compte.idTeledeclarant)} />
    </div>
  )
}

export const Route = createFileRoute('/compte/activation')({
  staticData: { titre: 'Activation du compte', connecte: true },
  component: Page,
})
