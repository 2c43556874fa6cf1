import {
  CATEGORIES_JOURNAL,
  EVENEMENTS_PAR_CATEGORIE,
  type EvenementJournal,
  LABELS_CATEGORIE_JOURNAL,
  LABELS_EVENEMENT_JOURNAL,
  LABELS_MODALITE_JOURNAL,
  LABELS_PROFIL,
  MODALITES_JOURNAL,
  normaliserNumero,
  PROFILS,
} from '@registre/domain'
import { FieldCheckbox, FieldSelect, FieldText, focusField } from '@registre/ui'
import { FieldDate } from '../../../components/FieldDate.tsx'
import { type FormEvent, useState } from 'react'
import { ActionsRecherche } from '../../../components/ActionsRecherche.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { type CriteresJournal, lireCriteres } from './criteres.ts'
import { limitsOf } from '../../../lib/form-check.ts'
import { fautesDePeriode } from '../../../lib/periode.ts'

const NUMERO = 'Saisissez un numéro complet, par exemple AA0-000-001.'

const options = <C extends string>(codes: readonly C[], labels: Readonly<Record<C, string>>) =>
  codes.map((value) => ({ value, label: labels[value] }))

/** Events of a category, or all of them, in alphabetical order. */
const evenements = (categorie: CriteresJournal['categorie']) => {
  const types: EvenementJournal[] = categorie
    ? [...EVENEMENTS_PAR_CATEGORIE[categorie]]
    : Object.values(EVENEMENTS_PAR_CATEGORIE).flat()
  return options([...new Set(types)], LABELS_EVENEMENT_JOURNAL).toSorted((a, b) =>
    a.label.localeCompare(b.label, 'fr'),
  )
}

type Fautes = Partial<Record<'du' | 'au' | 'numero', string>>
const controler = (saisi: Record<string, FormDataEntryValue>): Fautes => ({
  ...fautesDePeriode(saisi, 'du', 'au'),
  ...(saisi['numero'] === '' || normaliserNumero(String(saisi['numero']))
    ? {}
    : { numero: NUMERO }),
})

/** The criteria of the journal. `onChercher` receives the new ones. */
export const FiltresJournal = ({
  criteres,
  onChercher,
}: {
  criteres: CriteresJournal
  onChercher: (criteres: CriteresJournal) => void
}) => {
  const [fautes, setFautes] = useState<Fautes>({})
  const [categorie, setCategorie] = useState(criteres.categorie)
  usePageTitle({ enErreur: Object.keys(fautes).length > 0 })
  const envoyer = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const saisi = Object.fromEntries(new FormData(event.currentTarget))
    const trouvees = controler(saisi)
    setFautes(trouvees)
    const premiere = Object.keys(trouvees)[0]
    if (premiere) return void focusField(premiere)
    onChercher(lireCriteres(saisi))
  }
  return (
    <form
      role="search"
      aria-label="Rechercher dans le journal"
      className="rc-filtrage fr-mb-3w"
      onFocus={limitsOf('rechercherJournal', { numeroImmatriculation: 'numero' })}
      onSubmit={envoyer}
      noValidate
    >
      <FieldDate
        name="du"
        label="À partir du"
        error={fautes.du}
        inputProps={{ defaultValue: criteres.du ?? '' }}
      />
      <FieldDate
        name="au"
        label="Jusqu’au"
        error={fautes.au}
        inputProps={{ defaultValue: criteres.au ?? '' }}
      />
      <FieldText
        name="numero"
        label="Numéro d’immatriculation"
        hint="Exemple : AA0-000-001"
        error={fautes.numero}
        inputProps={{ defaultValue: criteres.numero ?? '' }}
      />
      <FieldText
        name="declarant"
        label="Déclarant"
        hint="Nom, SIREN ou SIRET : ce que ses comptes ont fait, et ce qui le concerne"
        inputProps={{ defaultValue: criteres.declarant ?? '' }}
      />
      <FieldText
        name="personne"
        label="Personne"
        hint="Nom, prénom ou adresse électronique ; $ au début : commence par"
        inputProps={{ defaultValue: criteres.personne ?? '', autoComplete: 'off' }}
      />
      <FieldSelect
        name="categorie"
        label="Catégorie"
        placeholder="Toutes les catégories"
        options={options(CATEGORIES_JOURNAL, LABELS_CATEGORIE_JOURNAL)}
        selectProps={{
          defaultValue: criteres.categorie ?? '',
          onChange: (e) => setCategorie(lireCriteres({ categorie: e.target.value }).categorie),
        }}
      />
      <FieldSelect
        key={categorie ?? ''}
        name="evenement"
        label="Événement"
        placeholder="Tous les événements"
        options={evenements(categorie)}
        selectProps={{
          defaultValue: categorie === criteres.categorie ? (criteres.evenement ?? '') : '',
        }}
      />
      <FieldSelect
        name="profil"
        label="Profil"
        placeholder="Tous les profils"
        options={options(PROFILS, LABELS_PROFIL)}
        selectProps={{ defaultValue: criteres.profil ?? '' }}
      />
      <FieldSelect
        name="modalite"
        label="Modalité"
        placeholder="Toutes les modalités"
        options={options(MODALITES_JOURNAL, LABELS_MODALITE_JOURNAL)}
        selectProps={{ defaultValue: criteres.modalite ?? '' }}
      />
      <div className="rc-filtrage__cases">
        <FieldCheckbox
          name="machines"
          label="Montrer aussi ce que le registre fait de lui-même"
          inputProps={{ value: '1', defaultChecked: criteres.machines === '1' }}
        />
      </div>
      <ActionsRecherche onEffacer={() => onChercher({})} />
    </form>
  )
}
