import {
  champConfirmationEmail,
  champRequis,
  controlerUtilisateur,
  libelleNiveau,
  type Profil,
} from '@registre/domain'
import { RequiredNote } from '@registre/ui'
import type { ReactNode } from 'react'
import type { Args } from '../../lib/api/index.ts'
import type { Draft } from '../../lib/form-check.ts'
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

/** An account as it is typed. */
export interface SaisieCompte {
  profil: Profil | null
  civilite: string
  nom: string
  prenom: string
  email: string
  telephone: string
  numCartePro: string
}

export const COMPTE_VIERGE: SaisieCompte = {
  profil: null,
  civilite: '',
  nom: '',
  prenom: '',
  email: '',
  telephone: '',
  numCartePro: '',
}

const AIDE_NIVEAU =
  'Un administrateur secondaire gère les copropriétés et les comptes des gestionnaires. Un gestionnaire gère les copropriétés et son seul compte.'

type Operation = 'creerUtilisateur' | 'modifierUtilisateur' | 'modifierUtilisateurTeledeclarant'

interface Props<K extends Operation> {
  initiale: SaisieCompte
  operation: K
  toArgs: (saisie: SaisieCompte) => Draft<Args<K>>
  envoyer: (args: Args<K>) => Promise<unknown>
  /** Levels to choose from; a single one is only shown. */
  profils: readonly Profil[]
  aideNiveau?: string
  /** The address is typed twice: the register writes there. */
  nouveau: boolean
  retour: string
  /** Shown above the fields. */
  avis?: ReactNode
}

/** The form on an account of a house, new or not. */
export const FormulaireCompte = <K extends Operation>({
  initiale,
  operation,
  toArgs,
  envoyer,
  profils,
  aideNiveau,
  nouveau,
  retour,
  avis,
}: Props<K>) => {
  const seul = profils.length === 1 ? profils[0] : undefined
  const record = useRecordForm({
    defaultValues: { ...initiale, profil: initiale.profil ?? seul ?? null, emailConfirmation: '' },
    operation,
    toArgs: ({ emailConfirmation: _confirmation, ...saisie }) => toArgs(saisie),
    check: ({ emailConfirmation, ...saisie }) => ({
      erreurs: [
        ...controlerUtilisateur(saisie),
        ...(nouveau
          ? [
              ...champRequis('emailConfirmation', emailConfirmation),
              ...champConfirmationEmail('emailConfirmation', saisie.email, emailConfirmation),
            ]
          : []),
      ],
    }),
    submit: envoyer,
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
          inputProps={{ autoComplete: 'off' }}
        />
      </RecordForm>
    </div>
  )
}
