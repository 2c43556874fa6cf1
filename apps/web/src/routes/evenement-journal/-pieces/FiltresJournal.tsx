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
import { FieldCheckbox, FieldSelect, FieldText, type FieldTextProps, optionsOf } from '@registre/ui'
import { useState } from 'react'
import { ActionsRecherche } from '../../../components/ActionsRecherche.tsx'
import { ChampsPeriode } from '../../../components/liste/ChampsPeriode.tsx'
import { Filtrage } from '../../../components/liste/Filtrage.tsx'
import { type CriteresJournal, lireCriteres } from './criteres.ts'
import { limitsOf } from '../../../lib/form-check.ts'
import { fautesDePeriode } from '../../../lib/periode.ts'

const NUMERO = 'Saisissez un numéro complet, par exemple AA0-000-001.'

/** Events of a category, or all of them, in alphabetical order. */
const evenements = (categorie: CriteresJournal['categorie']) => {
  const types: EvenementJournal[] = categorie
    ? [...EVENEMENTS_PAR_CATEGORIE[categorie]]
    : Object.values(EVENEMENTS_PAR_CATEGORIE).flat()
  return optionsOf([...new Set(types)], LABELS_EVENEMENT_JOURNAL).toSorted((a, b) =>
    a.label.localeCompare(b.label, 'fr'),
  )
}

const controler = (saisi: Record<string, FormDataEntryValue>) => ({
  ...fautesDePeriode(saisi, 'du', 'au'),
  ...(saisi['numero'] === '' || normaliserNumero(String(saisi['numero']))
    ? {}
    : { numero: NUMERO }),
})

const Texte = ({ valeur = '', ...champ }: FieldTextProps & { valeur: string | undefined }) => (
  <FieldText {...champ} inputProps={{ defaultValue: valeur, autoComplete: 'off' }} />
)

/** A category, and the events that it has. */
const ChampsEvenement = ({ criteres }: { criteres: CriteresJournal }) => {
  const [categorie, setCategorie] = useState(criteres.categorie)
  return (
    <>
      <FieldSelect
        name="categorie"
        label="Catégorie"
        placeholder="Toutes les catégories"
        options={optionsOf(CATEGORIES_JOURNAL, LABELS_CATEGORIE_JOURNAL)}
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
    </>
  )
}

/** The criteria of the journal. `onChercher` receives the new ones. */
export const FiltresJournal = ({
  criteres,
  onChercher,
}: {
  criteres: CriteresJournal
  onChercher: (criteres: CriteresJournal) => void
}) => {
  return (
    <Filtrage
      nom="Rechercher dans le journal"
      controler={controler}
      onChercher={(saisi) => onChercher(lireCriteres(saisi))}
      onFocus={limitsOf('rechercherJournal', { numeroImmatriculation: 'numero' })}
    >
      {(fautes) => (
        <>
          <ChampsPeriode criteres={criteres} fautes={fautes} />
          <Texte
            name="numero"
            label="Numéro d’immatriculation"
            hint="Exemple : AA0-000-001"
            error={fautes['numero']}
            valeur={criteres.numero}
          />
          <Texte
            name="declarant"
            label="Déclarant"
            hint="Nom, SIREN ou SIRET : ce que ses comptes ont fait, et ce qui le concerne"
            valeur={criteres.declarant}
          />
          <Texte
            name="personne"
            label="Personne"
            hint="Nom, prénom ou adresse électronique ; $ au début : commence par"
            valeur={criteres.personne}
          />
          <ChampsEvenement criteres={criteres} />
          <FieldSelect
            name="profil"
            label="Profil"
            placeholder="Tous les profils"
            options={optionsOf(PROFILS, LABELS_PROFIL)}
            selectProps={{ defaultValue: criteres.profil ?? '' }}
          />
          <FieldSelect
            name="modalite"
            label="Modalité"
            placeholder="Toutes les modalités"
            options={optionsOf(MODALITES_JOURNAL, LABELS_MODALITE_JOURNAL)}
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
        </>
      )}
    </Filtrage>
  )
}
