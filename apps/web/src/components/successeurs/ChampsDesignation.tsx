import {
  controlerSuccesseur,
  controlerSuccesseurInconnu,
  type FieldError,
  normaliserSiret,
} from '@registre/domain'
import type { ReactNode } from 'react'
import { ChampCourriel, ChampsNom } from '../champs-personne.tsx'
import { FormRadio, FormText } from '../form-fields.tsx'

/** Who is designated: the successor of a syndic, or the syndic that a notary names. */
export interface SaisieDesignation {
  type: 'PRO' | 'NON_PRO'
  siret: string
  raisonSociale: string
  nom: string
  prenom: string
  email: string
}

export const DESIGNATION_VIDE: SaisieDesignation = {
  type: 'PRO',
  siret: '',
  raisonSociale: '',
  nom: '',
  prenom: '',
  email: '',
}

/** What is wrong in a designation before it is sent. */
export const controlerDesignation = (s: SaisieDesignation): FieldError[] => [
  ...controlerSuccesseur(s, ''),
  // A firm that the register knows needs its SIRET alone; what is typed beside it is all or nothing.
  // Its name comes from the directory of companies: the server asks for it when that one does not
  // know the firm.
  ...(s.type === 'PRO' && [s.raisonSociale, s.nom, s.prenom, s.email].some((t) => t.trim() !== '')
    ? controlerSuccesseurInconnu(s).filter(({ champ }) => champ !== 'raisonSociale')
    : []),
]

/** What is sent of it: a volunteer has no firm. */
export const designationSaisie = ({ type, siret, raisonSociale, ...s }: SaisieDesignation) => ({
  type,
  siret: type === 'PRO' ? normaliserSiret(siret) : '',
  raisonSociale: type === 'PRO' ? raisonSociale : '',
  nom: s.nom,
  prenom: s.prenom,
  email: s.email,
})

/** The fields of a designation, in the form that is around them. */
export const ChampsDesignation = ({
  pro,
  labelType,
  labelSiret,
  recherche,
}: {
  pro: boolean
  labelType: string
  labelSiret: string
  /** Finds the SIRET of a firm by its name. */
  recherche?: ReactNode
}) => (
  <>
    <FormRadio
      name="type"
      label={labelType}
      inline={false}
      options={[
        { value: 'PRO', label: 'un syndic professionnel' },
        { value: 'NON_PRO', label: 'un syndic bénévole ou coopératif' },
      ]}
    />
    {pro && (
      <>
        {recherche}
        <FormText
          name="siret"
          label={labelSiret}
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
  </>
)
