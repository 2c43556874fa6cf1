import { viderBloc } from './champs/bloc.ts'
import { type BlocDeclaration, type ImmatCopropriete, TABLES } from './champs/tables.ts'
import { estLaisse } from './catalogue.ts'
import type { ContexteDeclaration } from './contexte.ts'
import { normaliser } from './declaration.normalisation.ts'
import { blocsDe } from './etapes.ts'
import { estMajAnnuelle } from './mise-a-jour.ts'

/** A content as it is filed, and the paths (`bloc.champ`) that were emptied for that. */
export interface ContenuDepose {
  contenu: ImmatCopropriete
  vides: string[]
}

/** The blocks that a declaration files: what it leaves, and a validated year, is only carried along. */
const blocsDeposes = (
  contenu: ImmatCopropriete,
  contexte: ContexteDeclaration,
): BlocDeclaration[] =>
  blocsDe(contexte).flatMap((bloc) =>
    bloc === 'confirmationsOffice' ||
    estLaisse(bloc, { contenu, contexte }) ||
    (bloc === 'donneesFinancieres' && contexte.exerciceValide && !estMajAnnuelle(contexte.typeMaj))
      ? []
      : [bloc],
  )

const vider = <B extends BlocDeclaration>(
  bloc: B,
  { contenu, vides }: ContenuDepose,
  contexte: ContexteDeclaration,
): ContenuDepose => {
  const vide = viderBloc(TABLES[bloc], contenu[bloc], contexte)
  return {
    contenu: { ...contenu, [bloc]: vide.bloc },
    vides: [...vides, ...vide.vides.map((cle) => `${bloc}.${cle}`)],
  }
}

/**
 * What is filed of a content: a datum that is not asked, given the others, is neither counted,
 * published nor sent. While one types nothing is emptied: a mistaken tick loses nothing. Pure.
 */
export const contenuDepose = (
  contenu: ImmatCopropriete,
  contexte: ContexteDeclaration,
  blocs: readonly BlocDeclaration[] = blocsDeposes(contenu, contexte),
): ContenuDepose => {
  const depose = blocs.reduce<ContenuDepose>((d, bloc) => vider(bloc, d, contexte), {
    contenu,
    vides: [],
  })
  // What is reckoned of the buildings is reckoned of what is left of them.
  return depose.vides.length === 0 ? depose : { ...depose, contenu: normaliser(depose.contenu) }
}
