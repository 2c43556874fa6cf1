import {
  finUsuelle,
  formatFrDate,
  isTeledeclarantBenevole,
  parseFrDate,
  REPONSE_PREDECESSEUR_JOURS,
  typesJustificatif,
} from '@registre/domain'
import { FieldRadio } from '@registre/ui'
import { useFormContext } from 'react-hook-form'
import {
  FormCheckbox,
  FormDate,
  FormRadio,
  FormTextArea,
  FormYesNo,
  useFieldError,
} from '../../../components/form-fields.tsx'
import { optionsJustificatif, PV_PROPOSE } from '../../../components/justificatifs.ts'
import { FIN_PROPOSEE } from '../../../components/mandats/mandat.ts'
import { DepotPreuve } from '../../../components/preuve/DepotPreuve.tsx'
import { useValeurProposee } from '../../../components/use-valeur-proposee.ts'
import { formatTaille } from '../../../lib/format.ts'
import { useCompteConnecte } from '../../../lib/session.ts'
import { estAnticipee, type Saisie } from './saisie.ts'

const CHANGEMENT = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const

const Preuve = ({ dejaJustifie }: { dejaJustifie: string }) => {
  const form = useFormContext<Saisie>()
  const { watch, setValue, setError } = form
  const file = watch('file')
  const provisoire = watch('infoRattachement.adminProvisoire')
  const error = useFieldError('file')
  const benevole = isTeledeclarantBenevole(useCompteConnecte().profil)
  const proposee = useValeurProposee(
    form,
    'infoRattachement.typeJustifMandat',
    benevole && !provisoire ? 'PV_AG' : null,
  )
  const courant = file ? `${file.name} (${formatTaille(file.size)})` : dejaJustifie
  return (
    <>
      <FormRadio
        name="infoRattachement.typeJustifMandat"
        label="Type de justificatif"
        required
        {...(proposee ? { hint: PV_PROPOSE } : {})}
        value={watch('infoRattachement.typeJustifMandat')}
        inline={false}
        options={optionsJustificatif(provisoire)}
      />
      <DepotPreuve
        name="file"
        label="Justificatif du mandat"
        required
        error={error}
        {...(courant === '' ? {} : { current: courant })}
        onFile={(choisi) => setValue('file', choisi, CHANGEMENT)}
        onRefused={(message) => {
          setValue('file', null, { shouldTouch: true })
          setError('file', { type: 'fichier', message })
        }}
        {...(file ? { onRemove: () => setValue('file', null, CHANGEMENT) } : {})}
      />
    </>
  )
}

type Precedent = { debut: string; fin: string } | null

/** From when to when; the assembly that elected, where another mandate is not over. */
const Periode = ({ provisoire, precedent }: { provisoire: boolean; precedent: Precedent }) => {
  const form = useFormContext<Saisie>()
  const { watch } = form
  const debut = parseFrDate(watch('infoRattachement.dateDebutMandat'))
  const finProposee = useValeurProposee(
    form,
    'infoRattachement.dateFinMandat',
    debut === null ? null : formatFrDate(finUsuelle(debut)),
  )
  return (
    <>
      <div className="rc-colonnes">
        <FormDate
          name="infoRattachement.dateDebutMandat"
          label={provisoire ? 'Date de début de la mission' : 'Date de début du mandat'}
          required
        />
        <FormDate
          name="infoRattachement.dateFinMandat"
          label={provisoire ? 'Date de fin de la mission' : 'Date de fin du mandat'}
          {...(finProposee ? { hint: FIN_PROPOSEE } : {})}
          required
        />
      </div>
      {estAnticipee(watch(), precedent) && (
        <div className="fr-callout">
          <p className="fr-callout__text fr-text--md">
            Le syndic en place est mandaté jusqu’au {formatFrDate(precedent?.fin)}, renouvellement
            déjà enregistré compris. Si une assemblée générale vous a élu avant cette date,
            indiquez-la et joignez son procès-verbal. Le syndic en place en est informé et peut
            répondre pendant {REPONSE_PREDECESSEUR_JOURS} jours ; un teneur du registre décide
            ensuite.
          </p>
          <FormDate name="electionLe" label="Assemblée générale qui vous a élu, le" required />
        </div>
      )}
    </>
  )
}

/** The mandate and its proof; a provisional administrator changes the proofs that are offered. */
export const FormulaireMandat = ({
  dejaJustifie,
  reponse,
  precedent,
}: {
  dejaJustifie: string
  reponse: boolean
  precedent: Precedent
}) => {
  const { watch, setValue, getValues } = useFormContext<Saisie>()
  const provisoire = watch('infoRattachement.adminProvisoire')
  const justifie = watch('justifie')
  const types = typesJustificatif(provisoire)
  const choisi = getValues('infoRattachement.typeJustifMandat')
  // A kind that the new quality does not allow is not kept silently.
  if (choisi !== '' && !types.some((t) => t === choisi))
    setValue('infoRattachement.typeJustifMandat', types.length === 1 ? (types[0] ?? '') : '')
  return (
    <>
      {reponse && (
        <FormTextArea
          name="message"
          label="Votre réponse au teneur du registre"
          hint="Vous pouvez aussi corriger les informations ci-dessous."
          textAreaProps={{ rows: 5 }}
        />
      )}
      <FormYesNo
        name="infoRattachement.adminProvisoire"
        label="Êtes-vous administrateur provisoire de la copropriété ?"
      />
      <FormCheckbox
        name="infoRattachement.syndicProvisoire"
        label="Syndic provisoire, jusqu’à la première assemblée générale"
      />
      <Periode provisoire={provisoire} precedent={precedent} />
      <FieldRadio
        name="justifie"
        label="Disposez-vous d’un justificatif de votre mandat ?"
        value={String(justifie)}
        inline={false}
        options={[
          { value: 'true', label: 'Oui, je joins le justificatif' },
          { value: 'false', label: 'Je n’ai pas de justificatif' },
        ]}
        inputProps={{
          onChange: (e) => setValue('justifie', e.target.value === 'true', CHANGEMENT),
        }}
      />
      {justifie ? (
        <Preuve dejaJustifie={dejaJustifie} />
      ) : (
        <div className="fr-alert fr-alert--info fr-alert--sm fr-mb-3w">
          <p>
            Sans justificatif, l’examen de votre demande peut être plus long : le teneur du registre
            peut vous demander des précisions.
          </p>
        </div>
      )}
      {!reponse && (
        <div className="fr-mt-3w">
          <FormTextArea
            name="message"
            label="Message au teneur du registre (facultatif)"
            textAreaProps={{ rows: 3 }}
          />
        </div>
      )}
    </>
  )
}
