import { ConfirmDialog, KeyValueList, RequiredNote, Section } from '@registre/ui'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { LISTES_COPROPRIETES } from '../coproprietes/lectures.ts'
import { type Answer, type Args, useCommand } from '../../lib/api/index.ts'
import { formatInstant, formatNumero, VIDE } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { RevenirALaFiche } from '../coproprietes/acte.tsx'
import { lienFiche } from '../coproprietes/liens.ts'
import { BoutonConfirme } from '../Confirmation.tsx'
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

type Declare = NonNullable<Verification['declare']>
type Envoi = Args<'declarerSuccesseur'> | Args<'modifierSuccesseur'>
const OPTIONS = {
  business: true,
  invalidates: ['visualiserCopropriete', ...LISTES_COPROPRIETES],
} as const

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
    items={{
      Copropriété: c.nom || 'Sans nom',
      'Numéro d’immatriculation': formatNumero(c.numeroImmatriculation),
      Adresse: c.adressePrincipale || VIDE,
    }}
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

/** What is about to be sent, and what follows. */
const Relecture = ({ saisie: s }: { saisie: Envoi['body'] }) => (
  <>
    <KeyValueList
      items={{
        SIRET: s.type === 'PRO' ? (s.siret ?? '') : undefined,
        Successeur:
          [s.raisonSociale, `${s.prenom ?? ''} ${s.nom ?? ''}`.trim()].filter(Boolean).join(', ') ||
          'l’établissement qui a ce SIRET',
        'Adresse électronique': s.email || 'celle que le registre connaît',
        'Prise de fonction prévue': s.datePriseFonction || 'non précisée',
      }}
    />
    <p className="fr-mt-2w">
      Un courriel part aussitôt à ce successeur. Votre mandat ne change pas tant que son
      rattachement n’est pas validé ; vous pourrez modifier ou annuler cette déclaration.
    </p>
  </>
)

const nomDuSuccesseur = (d: Pick<Declare, 'raisonSociale' | 'prenom' | 'nom'>): string =>
  d.raisonSociale || `${d.prenom} ${d.nom}`.trim()

/** What stands declared, to be read, and taken back. */
const SuccesseurDeclare = ({
  declare,
  coproprieteId,
}: {
  declare: Declare
  coproprieteId: number
}) => {
  const router = useRouter()
  const nom = nomDuSuccesseur(declare)
  return (
    <Section title="Successeur déclaré">
      <KeyValueList
        items={{
          Successeur: nom,
          SIRET: declare.siret === '' ? undefined : declare.siret,
          'Prévenu à l’adresse': declare.email === '' ? undefined : declare.email,
          'Prise de fonction prévue': declare.datePriseFonction || VIDE,
          'Déclaré le': formatInstant(declare.declareLe),
        }}
      />
      <BoutonConfirme
        bouton="Annuler cette déclaration"
        titre="Annuler la déclaration de votre successeur ?"
        confirmer="Annuler la déclaration"
        operation="modifierSuccesseur"
        invalidates={OPTIONS.invalidates}
        args={{
          body: {
            idCopropriete: coproprieteId,
            type: declare.type,
            version: declare.version,
            annuler: true,
          },
        }}
        onFait={() => {
          notify(
            'success',
            'La déclaration de votre successeur est annulée.',
            `${nom} en est prévenu.`,
          )
          void router.navigate({ href: lienFiche(coproprieteId) })
        }}
      >
        <p>
          {nom} en sera prévenu par courriel, et ne verra plus cette copropriété parmi celles qui
          l’attendent. Une demande de rattachement déjà envoyée n’est pas retirée : vous pouvez la
          contester.
        </p>
      </BoutonConfirme>
    </Section>
  )
}

const Champs = ({ modifie, pro }: { modifie: boolean; pro: boolean }) => (
  <>
    <RequiredNote />
    {modifie && (
      <p>
        En la modifiant, vous annulez le lien envoyé auparavant ; le successeur désigné reçoit un
        nouveau courriel.
      </p>
    )}
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
  </>
)

/** Declares who follows, or changes what was declared: read again before it is sent. */
export const DeclarerSuccesseur = ({ verification }: { verification: Verification }) => {
  const router = useRouter()
  const { declare, copropriete } = verification
  const declarer = useCommand('declarerSuccesseur', OPTIONS)
  const modifier = useCommand('modifierSuccesseur', OPTIONS)
  const [relue, setRelue] = useState<Envoi | null>(null)
  const record = useRecordForm({
    defaultValues: initiale(verification),
    operation: declare ? 'modifierSuccesseur' : 'declarerSuccesseur',
    toArgs: (saisie): Envoi => ({
      body: {
        ...designationSaisie(saisie),
        datePriseFonction: saisie.datePriseFonction,
        idCopropriete: Number(copropriete.id),
        ...(declare ? { version: declare.version } : {}),
      },
    }),
    check: (saisie) => ({ erreurs: controlerDesignation(saisie) }),
    submit: async (args) => setRelue(args),
  })
  const envoyer = async (): Promise<void> => {
    if (!relue) return
    const { body } = relue
    try {
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
    } catch (error) {
      record.refuser(error)
    } finally {
      setRelue(null)
    }
  }
  return (
    <>
      <ResumeSuccession verification={verification} />
      {declare && <SuccesseurDeclare declare={declare} coproprieteId={Number(copropriete.id)} />}
      <div className="rc-etroite fr-mt-4w">
        {declare && <h2 className="fr-h4">Modifier la déclaration</h2>}
        <RecordForm
          record={record}
          submitLabel={declare ? 'Relire la modification' : 'Relire la déclaration'}
        >
          <Champs modifie={declare !== null} pro={record.form.watch('type') === 'PRO'} />
        </RecordForm>
      </div>
      <ConfirmDialog
        open={relue !== null}
        title={declare ? 'Modifier votre déclaration ?' : 'Déclarer ce successeur ?'}
        confirmLabel={declare ? 'Modifier la déclaration' : 'Déclarer ce successeur'}
        busy={declarer.isPending || modifier.isPending}
        onConfirm={() => void envoyer()}
        onCancel={() => setRelue(null)}
      >
        {relue && <Relecture saisie={relue.body} />}
      </ConfirmDialog>
      <RevenirALaFiche id={Number(copropriete.id)} />
    </>
  )
}
