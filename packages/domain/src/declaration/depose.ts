import { viderBloc } from './champs/bloc.ts'
import { type BlocDeclaration, type ImmatCopropriete, TABLES } from './champs/tables.ts'
import { blocsDe, type ContexteDeclaration } from './contexte.ts'
import { estMajAnnuelle } from './mise-a-jour.ts'

/** A content as it is filed, and the paths (`bloc.champ`) that were emptied for that. */
export interface ContenuDepose {
  contenu: ImmatCopropriete
  vides: string[]
}

/** The blocks that a declaration files: a validated year is only carried along. */
const blocsDeposes = (contexte: ContexteDeclaration): BlocDeclaration[] =>
  blocsDe(contexte).flatMap((bloc) =>
    bloc === 'confirmationsOffice' ||
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
  blocs: readonly BlocDeclaration[] = blocsDeposes(contexte),
): ContenuDepose =>
  blocs.reduce<ContenuDepose>((depose, bloc) => vider(bloc, depose, contexte), {
    contenu,
    vides: [],
  })
