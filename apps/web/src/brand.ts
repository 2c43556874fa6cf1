/**
 * The brand, in one place. Neutral by default: a text logo and an open font. The State's brand
 * (block-marque, Marianne) is for those entitled to it, after approval by the SIG: build with
 * VITE_MARQUE=etat (its fonts then come with the design system).
 */
export interface Brand {
  marque: 'neutre' | 'etat'
  /** Name of the service: header, footer, document title. */
  nom: string
  slogan: string
  /** Lines of the State's block-marque; null in the neutral theme. */
  blocMarque: readonly string[] | null
}

const NOM_DU_REGISTRE = 'Registre national des copropriétés'

export const brand: Brand =
  import.meta.env.VITE_MARQUE === 'etat'
    ? {
        marque: 'etat',
        nom: NOM_DU_REGISTRE,
        slogan: 'Immatriculer, mettre à jour et consulter les copropriétés',
        blocMarque: ['République', 'Française'],
      }
    : {
        marque: 'neutre',
        nom: NOM_DU_REGISTRE,
        slogan: 'Immatriculer, mettre à jour et consulter les copropriétés',
        blocMarque: null,
      }
