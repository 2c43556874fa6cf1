import { CATEGORIES_FICHE_MEMO, LABELS_CATEGORIE_FICHE } from '@registre/domain'
import { FormSelect, FormText, FormTextArea } from '../form-fields.tsx'

/** Whom a memo sheet is for. */
export const ChampCategorie = () => (
  <FormSelect
    name="categorie"
    label="Catégorie"
    required
    options={CATEGORIES_FICHE_MEMO.map((value) => ({
      value,
      label: LABELS_CATEGORIE_FICHE[value],
    }))}
  />
)

/** What a publication says of itself. */
export const ChampsTexte = () => (
  <>
    <FormText name="titre" label="Titre" required />
    <FormTextArea
      name="resume"
      label="Résumé"
      hint="Une ou deux phrases, lues avant de télécharger. Pour une lettre, c’est aussi le texte du courriel."
      required
      textAreaProps={{ rows: 3 }}
    />
  </>
)
