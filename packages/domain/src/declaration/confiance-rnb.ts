import type { IsoDate } from '../kernel/dates.ts'
import type { Batiment, FAITS_DU_REGISTRE } from './champs/batiment.ts'
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

const lienRnb = (
  { cle, idRnb }: Batiment,
  tenu: ImmatCopropriete | null,
  trouvee: ConfianceRnb | undefined,
  jour: IsoDate,
): Pick<Batiment, (typeof FAITS_DU_REGISTRE)[number]> => {
  if (idRnb === '') return { confianceRnb: null, rapprocheLe: null }
  const deja = dejaLa(tenu, cle, idRnb)
  return trouvee !== undefined || !deja?.confianceRnb
    ? { confianceRnb: trouvee ?? 'NON_VERIFIE', rapprocheLe: jour }
    : { confianceRnb: deja.confianceRnb, rapprocheLe: deja.rapprocheLe }
}

const dejaLa = (tenu: ImmatCopropriete | null, cle: string, idRnb: string) =>
  tenu?.donneesTechniques.batiments?.find((b) => b.cle === cle && b.idRnb === idRnb)

/**
 * The content with the confidence that the register found for each identifier, and the day: what the
 * reference has just said, what it held of the same building, else not verified. The caller's word is none.
 */
export const avecConfiances = (
  contenu: ImmatCopropriete,
  tenu: ImmatCopropriete | null,
  trouvees: ReadonlyMap<string, ConfianceRnb>,
  jour: IsoDate,
): ImmatCopropriete => {
  const { batiments } = contenu.donneesTechniques
  if (!batiments) return contenu
  return {
    ...contenu,
    donneesTechniques: {
      ...contenu.donneesTechniques,
      batiments: batiments.map((b) => ({ ...b, ...lienRnb(b, tenu, trouvees.get(b.idRnb), jour) })),
    },
  }
}
