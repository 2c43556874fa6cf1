import {
  controlerUtilisateur,
  type FieldError,
  libelleNiveau,
  MESSAGES,
  type Profil,
} from '@registre/domain'
import { RequiredNote } from '@registre/ui'
import type { ReactNode } from 'react'
import { requiredErrors, mergeReports } from '../../lib/form-check.ts'
import {
  ChampCivilite,
  ChampConfirmationCourriel,
  ChampCourriel,
  ChampsNom,
  ChampTelephone,
} from '../champs-personne.tsx'
import { FormSelect, FormText } from '../form-fields.tsx'
import { RecordForm } from '../RecordForm.tsx'
import { useRecordForm } from '../use-record-form.ts'

export interface SaisieCompte {
  profil: Profil | null
  civilite: 'MME' | 'M' | '' | null
  nom: string
  prenom: string
  email: string
  telephone: string
  numCartePro: string
  /** Typed twice when the account is new: the register writes there. */
  emailConfirmation: string
}
/** What the server takes: without the confirmation, without nulls. */
export type CompteSaisi = Omit<SaisieCompte, 'profil' | 'civilite' | 'emailConfirmation'> & {
  profil: Profil
  civilite: 'MME' | 'M' | ''
}

const AIDE_NIVEAU =
  'Un administrateur secondaire gère les copropriétés et les comptes des gestionnaires. Un gestionnaire gère les copropriétés et son seul compte.'

const confirmation = ({ email, emailConfirmation }: SaisieCompte): FieldError[] =>
  emailConfirmation.trim().toLowerCase() === email.trim().toLowerCase()
    ? []
    : [{ champ: 'emailConfirmation', code: 'egalite', message: MESSAGES.emailsDifferents }]

interface Props {
  initiale: Omit<SaisieCompte, 'emailConfirmation'>
  /** Levels to choose from; a single one is only shown. */
  profils: readonly Profil[]
  aideNiveau?: string
  nouveau: boolean
  retour: string
  envoyer: (saisie: CompteSaisi) => Promise<unknown>
  /** Shown above the fields. */
  avis?: ReactNode
}

/** The form on an account of a house, new or not. */
export const FormulaireCompte = ({
  initiale,
  profils,
  aideNiveau,
  nouveau,
  retour,
  envoyer,
  avis,
}: Props) => {
  const seul = profils.length === 1 ? profils[0] : undefined
  const record = useRecordForm<SaisieCompte>({
    defaultValues: { ...initiale, profil: initiale.profil ?? seul ?? null, emailConfirmation: '' },
    check: (saisie) =>
      mergeReports({
        erreurs: [
          ...requiredErrors(saisie, nouveau ? ['profil', 'emailConfirmation'] : ['profil']),
          ...controlerUtilisateur(saisie),
          ...(nouveau ? confirmation(saisie) : []),
        ],
      }),
    submit: async ({ profil, civilite, nom, prenom, email, telephone, numCartePro }) => {
      if (profil !== null)
        await envoyer({
          profil,
          civilite: civilite ?? '',
          nom,
          prenom,
          email: email.trim(),
          telephone,
          numCartePro,
        })
    },
  })
  const declarant = profils.some((profil) => profil.startsWith('TELE_'))
  return (
    <div className="rc-etroite">
      <RecordForm
        record={record}
        submitLabel={nouveau ? 'Créer le compte' : 'Enregistrer'}
        retour={retour}
      >
        {avis}
        <RequiredNote />
        {seul ? (
          <p>
            Niveau du compte : <strong>{libelleNiveau(seul)}</strong>
            {aideNiveau && <span className="fr-hint-text">{aideNiveau}</span>}
          </p>
        ) : (
          <FormSelect
            name="profil"
            label="Niveau du compte"
            required
            hint={aideNiveau ?? (declarant ? AIDE_NIVEAU : undefined)}
            options={profils.map((profil) => ({ value: profil, label: libelleNiveau(profil) }))}
          />
        )}
        <ChampCivilite autrui />
        <ChampsNom autrui />
        <ChampCourriel autrui hint="Format attendu : nom@domaine.fr. Elle sert d’identifiant." />
        {nouveau && <ChampConfirmationCourriel name="emailConfirmation" autrui />}
        <ChampTelephone autrui />
        <FormText
          name="numCartePro"
          label="Numéro de carte professionnelle"
          inputProps={{ autoComplete: 'off', maxLength: 40 }}
        />
      </RecordForm>
    </div>
  )
}
