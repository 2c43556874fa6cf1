import { KeyValueList, RequiredNote } from '@registre/ui'
import { useRouter } from '@tanstack/react-router'
import { LISTES_COPROPRIETES } from '../coproprietes/lectures.ts'
import { type Answer, useCommand } from '../../lib/api/index.ts'
import { formatInstant, formatNumero, VIDE } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { RevenirALaFiche } from '../coproprietes/acte.tsx'
import { lienFiche } from '../coproprietes/liens.ts'
import { FormDate } from '../form-fields.tsx'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'
import {
  ChampsDesignation,
  controlerDesignation,
  DESIGNATION_VIDE,
  designationSaisie,
  type SaisieDesignation,
} from './ChampsDesignation.tsx'

type Verification = Answer<'verifierDeclSuccPossible'>

interface Saisie extends SaisieDesignation {
  datePriseFonction: string
}

/** Of which co-ownership the successor is declared. */
export const ResumeSuccession = ({
  verification: { copropriete: c },
}: {
  verification: Verification
}) => (
  <KeyValueList
    items={[
      { label: 'Copropriété', value: c.nom || 'Sans nom' },
      { label: 'Numéro d’immatriculation', value: formatNumero(c.numeroImmatriculation) },
      { label: 'Adresse', value: c.adressePrincipale || VIDE },
    ]}
  />
)

const initiale = ({ declare }: Verification): Saisie => ({
  ...DESIGNATION_VIDE,
  ...(declare
    ? {
        type: declare.type,
        siret: declare.siret,
        raisonSociale: declare.connu ? '' : declare.raisonSociale,
        nom: declare.nom,
        prenom: declare.prenom,
        email: declare.email,
      }
    : {}),
  datePriseFonction: declare?.datePriseFonction ?? '',
})

/** Declares who follows, or changes what was declared. */
export const DeclarerSuccesseur = ({ verification }: { verification: Verification }) => {
  const router = useRouter()
  const { declare, copropriete } = verification
  const options = {
    business: true,
    invalidates: ['visualiserCopropriete', ...LISTES_COPROPRIETES],
  } as const
  const declarer = useCommand('declarerSuccesseur', options)
  const modifier = useCommand('modifierSuccesseur', options)
  const record = useRecordForm({
    defaultValues: initiale(verification),
    operation: declare ? 'modifierSuccesseur' : 'declarerSuccesseur',
    toArgs: (saisie) => ({
      body: {
        ...designationSaisie(saisie),
        datePriseFonction: saisie.datePriseFonction,
        idCopropriete: Number(copropriete.id),
        ...(declare ? { version: declare.version } : {}),
      },
    }),
    check: (saisie) => ({ erreurs: controlerDesignation(saisie) }),
    submit: async ({ body }) => {
      const lu = await ('version' in body
        ? modifier.mutateAsync({ body })
        : declarer.mutateAsync({ body }))
      notify(
        'success',
        declare ? 'Votre déclaration est modifiée.' : 'Votre successeur est déclaré.',
        lu.connu
          ? `${lu.raisonSociale} est prévenu par courriel et peut demander son rattachement. ${lu.avis}`.trim()
          : `Un courriel est envoyé à ${lu.email} : il explique comment demander le rattachement.`,
      )
      await router.navigate({ href: lienFiche(Number(copropriete.id)) })
    },
  })
  const pro = record.form.watch('type') === 'PRO'
  return (
    <>
      <ResumeSuccession verification={verification} />
      {declare && (
        <p className="fr-mt-3w">
          Déclaration faite le {formatInstant(declare.declareLe)}. En la modifiant, vous annulez le
          lien envoyé auparavant ; le successeur désigné reçoit un nouveau courriel.
        </p>
      )}
      <div className="rc-etroite fr-mt-4w">
        <RecordForm
          record={record}
          submitLabel={declare ? 'Modifier la déclaration' : 'Déclarer ce successeur'}
        >
          <RequiredNote />
          <ChampsDesignation
            pro={pro}
            labelType="Votre successeur est"
            labelSiret="SIRET du successeur"
          />
          <FormDate name="datePriseFonction" label="Prise de fonction prévue (facultatif)" />
          <p>
            Votre mandat ne change pas : la date officielle vous sera communiquée, ainsi qu’à votre
            successeur, lorsque son rattachement sera validé.
          </p>
        </RecordForm>
      </div>
      <RevenirALaFiche id={Number(copropriete.id)} />
    </>
  )
}
