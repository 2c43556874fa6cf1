import {
  champRequis,
  type FieldError,
  parseFrDate,
  REGLES_MANDAT,
  type RuleReport,
  runRules,
  type TypeJustificatifMandat,
} from '@registre/domain'
import { KeyValueList, RequiredNote } from '@registre/ui'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { type Answer, useCommand } from '../../lib/api/index.ts'
import { formatNumero, formatTaille, VIDE } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { RevenirALaFiche } from '../coproprietes/acte.tsx'
import { aujourdhuiParis } from '../declaration/aujourdhui.ts'
import { FormCheckbox, FormDate, FormRadio, FormYesNo } from '../form-fields.tsx'
import { DepotPreuve } from '../preuve/DepotPreuve.tsx'
import { lienRecu } from '../recu/lecture.ts'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'
import { LECTURES_MANDAT } from './lectures.ts'
import { optionsJustificatif } from '../justificatifs.ts'

type Renouvellement = Answer<'lireRenouvellement'>

interface Saisie {
  mandat: {
    dateDebutMandat: string
    dateFinMandat: string
    adminProvisoire: boolean
    syndicProvisoire: boolean
    typeJustifMandat: TypeJustificatifMandat | '' | null
  }
}

const controler =
  (finPrecedente: string | null, avecFichier: boolean) =>
  ({ mandat }: Saisie): RuleReport => {
    const jour = aujourdhuiParis()
    const place = (e: FieldError): FieldError => ({ ...e, champ: `mandat.${e.champ}` })
    const rapport = runRules(
      REGLES_MANDAT,
      {
        aujourdhui: jour,
        nature: 'renouvellement',
        dateDebutMandat: parseFrDate(mandat.dateDebutMandat),
        dateFinMandat: parseFrDate(mandat.dateFinMandat),
        adminProvisoire: mandat.adminProvisoire,
        typeJustifMandat: mandat.typeJustifMandat || null,
        finMandatPrecedent: finPrecedente,
      },
      jour,
    )
    return {
      erreurs: [
        ...(avecFichier ? champRequis('typeJustifMandat', mandat.typeJustifMandat) : []),
        ...rapport.erreurs,
      ].map(place),
      aConfirmer: rapport.aConfirmer.map(place),
    }
  }

const initiale = ({ mandat, dateDebutProposee, dateFinProposee }: Renouvellement): Saisie => ({
  mandat: {
    dateDebutMandat: dateDebutProposee ?? '',
    dateFinMandat: dateFinProposee ?? '',
    adminProvisoire: mandat?.adminProvisoire ?? false,
    syndicProvisoire: false,
    typeJustifMandat: '',
  },
})

/** What a renewal follows: the co-ownership and its mandate. */
export const ResumeMandat = ({
  renouvellement: { infoCopro: c, mandat, echeance },
}: {
  renouvellement: Renouvellement
}) => (
  <KeyValueList
    items={{
      Copropriété: c.nom || 'Sans nom',
      'Numéro d’immatriculation': formatNumero(c.numeroImmatriculation),
      Adresse: c.adressePrincipale || VIDE,
      'Mandat actuel': mandat
        ? `${mandat.libelleEtat}, du ${mandat.dateDebut} au ${mandat.dateFin} (${echeance})`
        : VIDE,
    }}
  />
)

/** The proof, if there is one, and what it is. */
const Preuve = ({
  file,
  onFile,
  envoi,
  provisoire,
}: {
  file: File | null
  onFile: (file: File | null) => void
  envoi: boolean
  provisoire: boolean
}) => {
  const [refus, setRefus] = useState('')
  return (
    <>
      <DepotPreuve
        name="file"
        label="Justificatif (facultatif)"
        error={refus}
        hint="Contrat de syndic ou procès-verbal d’assemblée générale, en PDF de moins de 5 Mo ou en photographies."
        {...(file ? { current: `${file.name} (${formatTaille(file.size)})` } : {})}
        progress={envoi && file ? 'unknown' : null}
        onFile={(f) => {
          setRefus('')
          onFile(f)
        }}
        onRefused={setRefus}
        onRemove={() => onFile(null)}
      />
      {file && (
        <FormRadio
          name="mandat.typeJustifMandat"
          label="Type de justificatif"
          required
          inline={false}
          options={optionsJustificatif(provisoire)}
        />
      )}
    </>
  )
}

/** The form of a renewal: the period that follows the mandate, and its proof if there is one. */
export const RenouvelerMandat = ({
  renouvellement,
  retour,
}: {
  renouvellement: Renouvellement
  /** The list where it began; home without it. */
  retour: string | undefined
}) => {
  const router = useRouter()
  const [file, setFile] = useState<File | null>(null)
  const renouveler = useCommand('renouvelerMandat', {
    business: true,
    invalidates: LECTURES_MANDAT,
  })
  const { infoCopro, mandat } = renouvellement
  const record = useRecordForm({
    defaultValues: initiale(renouvellement),
    operation: 'renouvelerMandat',
    toArgs: (saisie, confirmations) => ({
      body: {
        idCopropriete: Number(infoCopro.id),
        mandat: {
          ...saisie.mandat,
          typeJustifMandat: file === null ? null : saisie.mandat.typeJustifMandat || null,
        },
        confirmations,
        ...(file ? { file } : {}),
      },
    }),
    check: controler(parseFrDate(mandat?.dateFin), file !== null),
    submit: async (args) => {
      const lu = await renouveler.mutateAsync(args)
      notify(
        'success',
        'Votre mandat est renouvelé.',
        lu.etat === 'A_VENIR'
          ? `Il commencera le ${lu.dateDebut}, à la suite du mandat actuel.`
          : `Il est en cours jusqu’au ${lu.dateFin}.`,
      )
      await router.navigate({ href: lienRecu('N', Number(lu.id), retour) })
    },
  })
  const provisoire = record.form.watch('mandat.adminProvisoire')
  const mot = provisoire ? 'de la mission' : 'du mandat'
  return (
    <>
      <ResumeMandat renouvellement={renouvellement} />
      <div className="rc-etroite fr-mt-4w">
        <RecordForm record={record} submitLabel="Renouveler le mandat">
          <RequiredNote />
          <FormYesNo
            name="mandat.adminProvisoire"
            label="Êtes-vous administrateur provisoire de la copropriété ?"
          />
          <FormCheckbox
            name="mandat.syndicProvisoire"
            label="Syndic provisoire, jusqu’à la première assemblée générale"
          />
          <FormDate name="mandat.dateDebutMandat" label={`Début ${mot}`} required />
          <FormDate name="mandat.dateFinMandat" label={`Fin ${mot}`} required />
          <Preuve
            file={file}
            onFile={setFile}
            envoi={renouveler.isPending}
            provisoire={provisoire}
          />
          <p className="fr-mt-3w">
            Le renouvellement prend effet sans examen du teneur du registre. Une confirmation vous
            est envoyée par courriel.
          </p>
        </RecordForm>
      </div>
      <RevenirALaFiche id={Number(infoCopro.id)} />
    </>
  )
}
