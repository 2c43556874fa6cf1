import {
  controlerSuccesseur,
  controlerSuccesseurInconnu,
  type FieldError,
  normaliserSiret,
} from '@registre/domain'
import { KeyValueList, RequiredNote } from '@registre/ui'
import { useRouter } from '@tanstack/react-router'
import { type Answer, useCommand } from '../../lib/api/index.ts'
import { formatInstant, formatNumero, VIDE } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { ChampCourriel, ChampsNom } from '../champs-personne.tsx'
import { RevenirALaFiche } from '../coproprietes/acte.tsx'
import { lienFiche } from '../coproprietes/liens.ts'
import { FormDate, FormRadio, FormText } from '../form-fields.tsx'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'

type Verification = Answer<'verifierDeclSuccPossible'>

interface Saisie {
  type: 'PRO' | 'NON_PRO'
  siret: string
  raisonSociale: string
  nom: string
  prenom: string
  email: string
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

const controler = (s: Saisie): FieldError[] => [
  ...controlerSuccesseur(s, ''),
  // A firm that the register knows needs its SIRET alone; what is typed beside it is all or nothing.
  // Its name comes from the directory of companies: the server asks for it when that one does not
  // know the firm.
  ...(s.type === 'PRO' && [s.raisonSociale, s.nom, s.prenom, s.email].some((t) => t.trim() !== '')
    ? controlerSuccesseurInconnu(s).filter(({ champ }) => champ !== 'raisonSociale')
    : []),
]

const initiale = ({ declare }: Verification): Saisie => ({
  type: declare?.type ?? 'PRO',
  siret: declare?.siret ?? '',
  raisonSociale: declare?.connu ? '' : (declare?.raisonSociale ?? ''),
  nom: declare?.nom ?? '',
  prenom: declare?.prenom ?? '',
  email: declare?.email ?? '',
  datePriseFonction: declare?.datePriseFonction ?? '',
})

/** Declares who follows, or changes what was declared. */
export const DeclarerSuccesseur = ({ verification }: { verification: Verification }) => {
  const router = useRouter()
  const { declare, copropriete } = verification
  const options = {
    business: true,
    invalidates: ['visualiserCopropriete', 'rechercherCoproprietes'],
  } as const
  const declarer = useCommand('declarerSuccesseur', options)
  const modifier = useCommand('modifierSuccesseur', options)
  const record = useRecordForm({
    defaultValues: initiale(verification),
    operation: declare ? 'modifierSuccesseur' : 'declarerSuccesseur',
    toArgs: (saisie) => ({
      body: {
        ...saisie,
        siret: saisie.type === 'PRO' ? normaliserSiret(saisie.siret) : '',
        raisonSociale: saisie.type === 'PRO' ? saisie.raisonSociale : '',
        idCopropriete: Number(copropriete.id),
        ...(declare ? { version: declare.version } : {}),
      },
    }),
    check: (saisie) => ({ erreurs: controler(saisie) }),
    submit: async ({ body }) => {
      const lu = await ('version' in body
        ? modifier.mutateAsync({ body })
        : declarer.mutateAsync({ body }))
      notify(
        'success',
        declare ? 'Votre déclaration est modifiée.' : 'Votre successeur est déclaré.',
        lu.connu
          ? `${lu.raisonSociale} est prévenu par courriel et peut demander son rattachement.`
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
          <FormRadio
            name="type"
            label="Votre successeur est"
            inline={false}
            options={[
              { value: 'PRO', label: 'un syndic professionnel' },
              { value: 'NON_PRO', label: 'un syndic bénévole ou coopératif' },
            ]}
          />
          {pro && (
            <>
              <FormText
                name="siret"
                label="SIRET du successeur"
                required
                hint="14 chiffres. S’il est déjà inscrit au registre, cela suffit."
                inputProps={{ inputMode: 'numeric', autoComplete: 'off' }}
              />
              <p>S’il n’est pas encore inscrit, indiquez aussi qui prévenir :</p>
              <FormText
                name="raisonSociale"
                label="Raison sociale"
                hint="Facultatif : l’annuaire des entreprises la donne, le plus souvent."
                inputProps={{ autoComplete: 'off' }}
              />
            </>
          )}
          <ChampsNom autrui required={!pro} />
          <ChampCourriel autrui required={!pro} />
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
