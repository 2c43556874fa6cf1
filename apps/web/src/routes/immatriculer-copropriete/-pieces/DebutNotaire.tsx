import {
  exigerConfirmation,
  keysOf,
  LIBELLES_CONFIRMATION,
  SANS_CONFIRMATION,
} from '@registre/domain'
import { RequiredNote } from '@registre/ui'
import { useNavigate } from '@tanstack/react-router'
import { FormCheckbox, FormRadio, FormText } from '../../../components/form-fields.tsx'
import { RecordForm } from '../../../components/RecordForm.tsx'
import { useRecordForm } from '../../../components/use-record-form.ts'
import { useCommand } from '../../../lib/api/index.ts'
import { useCompteConnecte } from '../../../lib/session.ts'
import { InternalLink } from '../../../shell/InternalLink.tsx'

const CLEFS = keysOf(LIBELLES_CONFIRMATION)
const GENRES = [
  {
    value: 'initiale',
    label: 'Immatriculation initiale',
    hint: 'Nouvelle copropriété, dont le règlement est daté à partir du 01/01/2017',
  },
  {
    value: 'office',
    label: 'Immatriculation d’office',
    hint: 'Copropriété plus ancienne, non immatriculée au moment d’une vente',
  },
]

const ConfirmationsPrealables = () => (
  <fieldset className="fr-fieldset">
    <legend className="fr-fieldset__legend">Confirmations préalables</legend>
    <p className="fr-fieldset__element fr-text--sm">
      <InternalLink className="fr-link" href="/annuaire" target="_blank" rel="noopener">
        Chercher la copropriété dans l’annuaire
        <span className="fr-sr-only"> (nouvel onglet)</span>
      </InternalLink>
    </p>
    {CLEFS.map((clef) => (
      <div className="fr-fieldset__element" key={clef}>
        <FormCheckbox
          name={`confirmationsOffice.${clef}`}
          label={LIBELLES_CONFIRMATION[clef]}
          required
        />
      </div>
    ))}
  </fieldset>
)

/**
 * A notary begins: kind, contact e-mail, and ex officio the three confirmations (specification 1,
 * section 5).
 */
export const DebutNotaire = () => {
  const { email: emailDuCompte } = useCompteConnecte()
  const navigate = useNavigate()
  const continuer = useCommand('continuerImmatriculationNotaire', {
    business: true,
    invalidates: ['listerBrouillons'],
  })
  const record = useRecordForm({
    operation: 'continuerImmatriculationNotaire',
    defaultValues: {
      kind: '',
      adresseEmailUtilisateur: emailDuCompte,
      confirmationsOffice: SANS_CONFIRMATION,
    },
    toArgs: ({ kind, adresseEmailUtilisateur, confirmationsOffice }) => ({
      params: { kind },
      body: {
        adresseEmailUtilisateur: adresseEmailUtilisateur.trim(),
        ...(kind === 'office' ? { confirmationsOffice } : {}),
      },
    }),
    check: ({ kind, confirmationsOffice }) => ({
      erreurs: CLEFS.filter((c) => kind === 'office' && !confirmationsOffice[c]).map((c) => ({
        champ: `confirmationsOffice.${c}`,
        code: 'requis',
        message: exigerConfirmation(c),
      })),
    }),
    submit: async (args) => {
      const { id, typeImmat } = await continuer.mutateAsync(args)
      if (id !== null)
        await navigate({
          to: '/immatriculer-copropriete/identification',
          search: {
            id,
            immatriculationType: typeImmat,
            email: args.body.adresseEmailUtilisateur,
          },
        })
    },
  })
  return (
    <div className="fr-mt-4w rc-page-courte">
      <h2 className="fr-h4">Commencer une immatriculation</h2>
      <RecordForm record={record} submitLabel="Commencer">
        <RequiredNote />
        <FormRadio
          name="kind"
          label="Type d’immatriculation"
          required
          inline={false}
          options={GENRES}
        />
        <FormText
          name="adresseEmailUtilisateur"
          label="Adresse électronique de contact"
          required
          hint="Format attendu : nom@domaine.fr. Les courriels de cette demande y sont envoyés."
          inputProps={{ type: 'email', autoComplete: 'email' }}
        />
        {record.form.watch('kind') === 'office' && <ConfirmationsPrealables />}
      </RecordForm>
    </div>
  )
}
