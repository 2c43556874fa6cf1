import {
  estTypeMiseAJour,
  LABELS_TYPE_DECLARATION,
  LABELS_TYPE_MAJ,
  normaliser,
  type BlocDeclaration,
} from '@registre/domain'
import { Section } from '@registre/ui'
import { BlocLecture } from '../../../../components/declaration/BlocLecture.tsx'
import { LIBELLES_BLOC } from '../../../../components/declaration/libelles.ts'
import type { Answer } from '../../../../lib/api/index.ts'

type Fiche = Answer<'visualiserCopropriete'>

const BLOCS: readonly BlocDeclaration[] = [
  'identification',
  'procedures',
  'donneesFinancieres',
  'donneesTechniques',
]

/** The declared blocks: identification (addresses and parcels), procedures, finances, technique. */
export const DonneesFiche = ({
  declaration,
}: {
  declaration: NonNullable<Fiche['declaration']>
}) => {
  const contenu = normaliser(declaration.immatCopropriete)
  return (
    <>
      <p>
        {declaration.typeMaj && estTypeMiseAJour(declaration.typeMaj)
          ? LABELS_TYPE_MAJ[declaration.typeMaj]
          : LABELS_TYPE_DECLARATION[declaration.typeDeclaration]}
        {declaration.utilisateurDeclare && `, déclarée par ${declaration.utilisateurDeclare}`}.
      </p>
      {BLOCS.map((bloc) => (
        <Section key={bloc} title={LIBELLES_BLOC[bloc]}>
          <BlocLecture bloc={bloc} contenu={contenu} jeuDebiteurs={declaration.jeuDebiteurs} />
        </Section>
      ))}
    </>
  )
}
