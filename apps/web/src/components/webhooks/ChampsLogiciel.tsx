import { labelEvenementJournal, SUJETS_SUIVIS } from '@registre/domain'
import { FormCheckboxes } from '../form-checkboxes.tsx'
import { FormText } from '../form-fields.tsx'

const OPTIONS = SUJETS_SUIVIS.map(({ code, libelle, evenements }) => ({
  value: code,
  label: libelle,
  hint: [...new Set(evenements.map(labelEvenementJournal))].slice(0, 3).join(', ') + '…',
}))

/** What is asked of a program to tell: its name, its address, what it hears of. */
export const ChampsLogiciel = () => (
  <>
    <FormText name="nom" label="Nom du logiciel" required inputProps={{ autoComplete: 'off' }} />
    <FormText
      name="url"
      label="Adresse qui reçoit les avis"
      hint="Adresse en https, joignable depuis Internet. Exemple : https://logiciel.exemple.fr/avis"
      required
      inputProps={{ type: 'url', autoComplete: 'off' }}
    />
    <FormCheckboxes
      name="sujets"
      label="Ce qui est annoncé"
      hint="Le logiciel n’est prévenu que de ce qui est coché."
      required
      options={OPTIONS}
    />
  </>
)
