import type { ConfianceRnb } from './champs/listes.ts'
import type { ImmatCopropriete } from './declaration.types.ts'

/**
 * Identifiers of a content that its author says more than typed, and that the reference has not
 * confirmed: new ones, and those for which it did not answer.
 */
export const rapprochementsDits = (
  contenu: ImmatCopropriete,
  tenu: ImmatCopropriete | null,
): string[] =>
  (contenu.donneesTechniques.batiments ?? []).flatMap(({ cle, idRnb, confianceRnb }) =>
    idRnb === '' ||
    confianceRnb === 'NON_VERIFIE' ||
    (dejaLa(tenu, cle, idRnb)?.confianceRnb ?? 'NON_VERIFIE') !== 'NON_VERIFIE'
      ? []
      : [idRnb],
  )

const dejaLa = (tenu: ImmatCopropriete | null, cle: string, idRnb: string) =>
  tenu?.donneesTechniques.batiments?.find((b) => b.cle === cle && b.idRnb === idRnb)

/**
 * The content with the confidence that the register found for each identifier: what it held of the
 * same building, what the reference has just said, else not verified. The caller's word is none.
 */
export const avecConfiances = (
  contenu: ImmatCopropriete,
  tenu: ImmatCopropriete | null,
  trouvees: ReadonlyMap<string, ConfianceRnb>,
): ImmatCopropriete => {
  const { batiments } = contenu.donneesTechniques
  if (!batiments) return contenu
  return {
    ...contenu,
    donneesTechniques: {
      ...contenu.donneesTechniques,
      batiments: batiments.map((b) => ({
        ...b,
        confianceRnb:
          b.idRnb === ''
            ? null
            : (trouvees.get(b.idRnb) ??
              dejaLa(tenu, b.cle, b.idRnb)?.confianceRnb ??
              'NON_VERIFIE'),
      })),
    },
  }
}
