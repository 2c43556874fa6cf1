import { Section } from '@registre/ui'
import { FormSelect, FormText } from '../form-fields.tsx'
import type { Genre } from './saisie.ts'

const CIVILITES = [
  { value: 'MME', label: 'Madame' },
  { value: 'M', label: 'Monsieur' },
]

const Adresse = () => (
  <Section title="Votre adresse">
    <p>Le code d’activation vous sera envoyé par courrier à cette adresse.</p>
    <FormText name="representant.adresse.complement" label="Complément d’adresse" inputProps={{ autoComplete: 'address-line2', maxLength: 100 }} />
    <FormText name="representant.adresse.batiment" label="Bâtiment" inputProps={{ autoComplete: 'off', maxLength: 100 }} />
    <FormText name="representant.adresse.voie" label="Numéro et voie" required inputProps={{ autoComplete: 'address-line1', maxLength: 150 }} />
    <FormText name="representant.adresse.lieuDit" label="Lieu-dit ou boîte postale" inputProps={{ autoComplete: 'off', maxLength: 100 }} />
    <FormText name="representant.adresse.codePostal" label="Code postal" required inputProps={{ autoComplete: 'postal-code', maxLength: 10 }} />
    <FormText name="representant.adresse.commune" label="Commune" required inputProps={{ autoComplete: 'address-level2', maxLength: 100 }} />
    <FormText name="representant.adresse.pays" label="Pays" inputProps={{ autoComplete: 'country-name', maxLength: 60 }} />
  </Section>
)

/** The person who represents the declarant and administers its account; its postal address too when there is no establishment. */
export const Representant = ({ genre }: { genre: Genre }) => (
  <>
    <Section title={genre === 'professionnel' ? 'Représentant légal' : 'Vous'}>
      <FormSelect name="representant.civilite" label="Civilité" options={CIVILITES} />
      <FormText name="representant.nom" label="Nom" required inputProps={{ autoComplete: 'family-name', maxLength: 100 }} />
      <FormText name="representant.prenom" label="Prénom" required inputProps={{ autoComplete: 'given-name', maxLength: 100 }} />
      <FormText
        name="representant.telephone"
        label="Téléphone"
        hint="Exemple : +33122334455"
        inputProps={{ type: 'tel', autoComplete: 'tel', maxLength: 20 }}
      />
      <FormText
        name="representant.email"
        label="Adresse électronique"
        hint="Elle sera votre identifiant. Format attendu : nom@domaine.fr"
        required
        inputProps={{ type: 'email', autoComplete: 'email', maxLength: 100 }}
      />
      <FormText
        name="confirmationEmail"
        label="Confirmez l’adresse électronique"
        required
        inputProps={{ type: 'email', autoComplete: 'email', maxLength: 100 }}
      />
    </Section>
    {genre !== 'professionnel' && <Adresse />}
  </>
)
