import { Section } from '@registre/ui'
import {
  ChampCivilite,
  ChampConfirmationCourriel,
  ChampCourriel,
  ChampPays,
  ChampsAdresse,
  ChampsNom,
  ChampTelephone,
} from '../champs-personne.tsx'
import type { Genre } from './genres.ts'

/**
 * The person who represents the declarant and administers its account; its postal address too when
 * there is no establishment.
 */
export const Representant = ({ genre }: { genre: Genre }) => (
  <>
    <Section title={genre === 'professionnel' ? 'Représentant légal' : 'Vous'}>
      <ChampCivilite dans="representant." />
      <ChampsNom dans="representant." />
      <ChampTelephone dans="representant." />
      <ChampCourriel
        dans="representant."
        hint="Elle sera votre identifiant. Format attendu : nom@domaine.fr"
      />
      <ChampConfirmationCourriel />
      {genre === 'professionnel' && <ChampPays dans="representant.adresse." />}
    </Section>
    {genre !== 'professionnel' && (
      <Section title="Votre adresse">
        <p>Le code d’activation vous sera envoyé par courrier à cette adresse.</p>
        <ChampsAdresse dans="representant.adresse." required />
      </Section>
    )}
  </>
)
